// Starts the demo site as a separate process on a free port, for browser tests.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../server/src/testing/free-port.ts';

const READY_WITHIN_MS = 240_000;

export interface Serving {
  readonly url: string;
  close(): Promise<void>;
}

export async function serveDemo(environment: Record<string, string> = {}): Promise<Serving> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [join(import.meta.dirname, 'demo.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      RATE_LIMIT: '0',
      DRAIN_SECONDS: '0',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Its start-up output would appear between the lines of the test report.
  child.stdout?.resume();
  await untilReady(url, child);
  return {
    url,
    async close() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + READY_WITHIN_MS;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`The server stopped with code ${child.exitCode}.`);
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
  child.kill();
  throw new Error(`The server did not become ready within ${READY_WITHIN_MS / 1000} s.`);
}
