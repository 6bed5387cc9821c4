// Starts the demo site as a process of its own on a free port, for browsers to visit.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const READY_WITHIN_MS = 30_000;

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
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // What it prints while it starts would stand between the lines of the tests.
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
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
  child.kill();
  throw new Error(`The server did not become ready within ${READY_WITHIN_MS / 1000} s.`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
