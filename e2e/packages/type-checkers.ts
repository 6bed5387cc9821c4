import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

const root = join(import.meta.dirname, '..', '..');

export const TYPESCRIPTS = [
  { version: '7', folder: join(root, 'node_modules', 'typescript') },
  { version: '6', folder: join(root, 'scripts', 'node_modules', 'typescript') },
  { version: '5.0', folder: join(import.meta.dirname, 'node_modules', 'typescript50') },
];

export const RESOLUTIONS = [
  { resolution: 'nodenext', module: 'nodenext' },
  { resolution: 'bundler', module: 'esnext' },
];

/** Compiles modules of a folder as somebody else's project would, declarations of packages included. */
export function compileThere(
  folder: string,
  files: readonly string[],
  typescript: string,
  { resolution, module }: (typeof RESOLUTIONS)[number],
  output: readonly string[],
): string {
  const run = spawnSync(
    process.execPath,
    [
      join(typescript, 'bin', 'tsc'),
      ...['--module', module, '--moduleResolution', resolution],
      // Messages are compared; colors would be between their words.
      ...['--pretty', 'false'],
      ...[
        '--strict',
        '--skipDefaultLibCheck',
        '--target',
        'es2022',
        '--lib',
        'es2023,dom',
        ...output,
      ],
      ...files,
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  return run.stdout + run.stderr;
}
