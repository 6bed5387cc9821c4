import { spawnSync } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export interface Browser {
  /** Undefined if the installed Chrome is used. */
  readonly executablePath: string | undefined;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

// The packaged Chromium is a headless shell for containers: no sandbox as root, WebGL by SwiftShader.
const CONTAINER_ARGS = [
  '--no-sandbox',
  '--no-zygote',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];
const QUIET_ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--no-pings',
];

/** A real Chromium: from `CHROME_PATH`, from an npm package on Linux, else the installed Chrome. */
export async function findBrowser(): Promise<Browser> {
  const env = inherited();
  const chosen = process.env.CHROME_PATH;
  if (chosen) return { executablePath: chosen, args: [...CONTAINER_ARGS, ...QUIET_ARGS], env };
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return { executablePath: undefined, args: QUIET_ARGS, env };
  }
  return unpackChromium(env);
}

/** As Playwright's settings say it. */
export function settingsFor({ executablePath, args, env }: Browser) {
  return {
    ...(executablePath === undefined && { channel: 'chrome' }),
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      // Without a graphics card every frame would be drawn by emulating one. WebGL still is.
      args: [...args, '--disable-gpu-compositing'],
      env: { ...env },
    },
  };
}

// The package unpacks into the temporary folder and reuses whatever version it finds there. One folder
// per version keeps it from using an old browser.
async function unpackChromium(env: Record<string, string>): Promise<Browser> {
  const folder = fileURLToPath(new URL('../', import.meta.resolve('@sparticuz/chromium')));
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const home = join(import.meta.dirname, '..', '.cache', `chromium-${version}`);
  await mkdir(home, { recursive: true });
  const before = process.env.TMPDIR;
  process.env.TMPDIR = home;
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    const executablePath = await chromium.executablePath();
    if (lacksLibraries(executablePath)) {
      await inflate(join(folder, 'bin', 'al2023.tar.br'));
      env.LD_LIBRARY_PATH = join(home, 'al2023', 'lib');
    }
    return { executablePath, args: [...CONTAINER_ARGS, ...QUIET_ARGS], env };
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

function lacksLibraries(path: string): boolean {
  return spawnSync('ldd', [path], { encoding: 'utf8' }).stdout?.includes('not found') ?? false;
}

function inherited(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
}
