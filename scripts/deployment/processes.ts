// The services of `compose.yaml` as plain processes of this machine.
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { freePort } from '../../server/src/testing/free-port.ts';
import {
  killGroup,
  type RunningProcess,
  startProcess,
  untilStatus,
} from '../../server/src/testing/process.ts';

const ROOT = join(import.meta.dirname, '..', '..');

export interface Running extends RunningProcess {
  readonly url: string;
  /** Readiness and metrics of a site. */
  readonly operationUrl?: string;
}

export function isInstalled(program: string): boolean {
  return spawnSync(program, ['-v']).error === undefined;
}

/**
 * One process of the site, once it takes requests. Another process can take a free port before the site listens on
 * it; then the site starts again with others.
 */
export async function startSite(
  settings: Readonly<Record<string, string>>,
  attempts = 3,
): Promise<Running> {
  const port = Number(settings.PORT ?? (await freePort()));
  const metricsPort = settings.METRICS_PORT ?? String(await freePort());
  const operationUrl = `http://127.0.0.1:${metricsPort}`;
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  const site = run(process.execPath, [join(ROOT, 'server', 'src', 'main.ts')], port, {
    PATH,
    NODE_COMPILE_CACHE,
    NODE_ENV: 'production',
    WATCH: '0',
    ...settings,
    PORT: String(port),
    METRICS_PORT: metricsPort,
  });
  try {
    await untilAnswered(`${operationUrl}/readyz`, site);
  } catch (reason) {
    if (attempts === 1 || !hasPrinted(site, 'EADDRINUSE')) throw reason;
    return startSite(settings, attempts - 1);
  }
  return { ...site, operationUrl };
}

const HAS_IPV6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ family }) => family === 'IPv6'),
);

/**
 * `deploy/nginx.conf`, or `deploy/haproxy.cfg`, in front of these sites. Where there is IPv6, one socket listens for
 * both, so that addresses of IPv4 are written as those of IPv6.
 */
export async function startFront(
  program: 'nginx' | 'haproxy',
  sites: readonly Running[],
): Promise<Running> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'fucina-front-'));
  const name = program === 'nginx' ? 'nginx.conf' : 'haproxy.cfg';
  const shipped = await readFile(join(ROOT, 'deploy', name), 'utf8');
  const config = sites.reduce(
    (text, { url, operationUrl = url }, index) =>
      text
        .replace(
          `site-${index + 1}:3000 port 9100`,
          `${new URL(url).host} port ${new URL(operationUrl).port}`,
        )
        .replaceAll(`site-${index + 1}:3000`, new URL(url).host),
    shipped
      .replace(/listen 80;/, `listen ${HAS_IPV6 ? `[::]:${port} ipv6only=off` : port};`)
      .replace(/bind :80\n/, `bind ${HAS_IPV6 ? `:::${port} v4v6` : `:${port}`}\n`),
  );
  await writeFile(join(folder, name), config);
  await writeFile(join(folder, 'main.conf'), nginxMain(folder));
  const front =
    program === 'nginx'
      ? run('nginx', ['-p', folder, '-c', join(folder, 'main.conf')], port)
      : run('haproxy', ['-db', '-f', join(folder, name)], port);
  front.ended.then(() => rm(folder, { recursive: true, force: true }));
  await untilAnswered(`${front.url}/healthz`, front);
  return front;
}

export function hasPrinted({ output }: Running, text: string): boolean {
  return `${output.stdout}${output.stderr}`.includes(text);
}

export async function stop(running: Running, signal: NodeJS.Signals = 'SIGTERM') {
  // Killed, nginx would leave its workers behind.
  if (signal === 'SIGKILL') killGroup(running);
  else running.child.kill(signal);
  return running.ended;
}

function run(
  program: string,
  args: readonly string[],
  port: number,
  env: NodeJS.ProcessEnv = process.env,
): Running {
  const running = startProcess(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  return { ...running, url: `http://127.0.0.1:${port}` };
}

async function untilAnswered(url: string, running: Running): Promise<void> {
  try {
    await untilStatus(url, 200, running);
  } catch (reason) {
    killGroup(running);
    throw reason;
  }
}

// What a distribution's own nginx.conf has around the site's.
const nginxMain = (folder: string) => `
daemon off;
pid ${folder}/pid;
error_log stderr;
worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/nginx.conf;
}
`;
