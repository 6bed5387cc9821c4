import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { freePort } from './free-port.ts';

/** A real Redis of this machine, if it has one. Continuous integration installs it (`.ci/run`). */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

if (!hasRedis) console.log('redis-server is not installed: the Redis tests are skipped');

export interface RedisProcess {
  readonly url: string;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Keeps its connections open and answers nothing. */
  readonly freeze: () => void;
  readonly thaw: () => void;
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
    thaw: () => void child?.kill('SIGCONT'),
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
