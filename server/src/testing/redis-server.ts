import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';

/** A real Redis of this machine, if it has one. Continuous integration installs it (`.ci/run`). */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

if (!hasRedis) console.log('redis-server is not installed: the Redis tests are skipped');

export interface RedisProcess {
  readonly url: string;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Keeps its connections open and answers nothing. */
  readonly freeze: () => void;
}

/** Not started yet, so that a test can also begin without it. */
export async function prepareRedis(): Promise<RedisProcess> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      child = spawn('redis-server', ['--port', String(port), '--save', '', '--bind', '127.0.0.1']);
      const running = child;
      await new Promise<void>((resolve, reject) => {
        running.once('error', reject);
        running.stdout?.on('data', (text) => {
          if (String(text).includes('Ready to accept connections')) resolve();
        });
      });
    },
    freeze: () => void child?.kill('SIGSTOP'),
    async stop() {
      const running = child;
      child = undefined;
      if (running === undefined || running.exitCode !== null) return;
      const ended = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGKILL');
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('no port was given');
  return address.port;
}
