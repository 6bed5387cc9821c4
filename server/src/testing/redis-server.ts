import { spawnSync } from 'node:child_process';
import { freePort } from './free-port.ts';
import { killGroup, type RunningProcess, startProcess } from './process.ts';

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
  let redis: RunningProcess | undefined;
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const args = ['--port', String(port), '--save', '', '--bind', '127.0.0.1'];
      redis = startProcess('redis-server', args);
      const { child, output } = redis;
      await new Promise<void>((resolve, reject) => {
        child.once('error', reject);
        child.stdout?.on('data', () => {
          if (output.stdout.includes('Ready to accept connections')) resolve();
        });
      });
    },
    freeze: () => void redis?.child.kill('SIGSTOP'),
    thaw: () => void redis?.child.kill('SIGCONT'),
    async stop() {
      if (redis === undefined) return;
      killGroup(redis);
      await redis.ended;
      redis = undefined;
    },
  };
}
