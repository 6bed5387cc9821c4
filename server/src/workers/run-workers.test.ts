// Several real processes on one port.
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { untilStatus } from '../testing/process.ts';
import { startServer } from '../testing/server-process.ts';

const STARTS_ON_BUSY_MACHINES_MS = 240_000;

async function startTwo() {
  const operation = `http://127.0.0.1:${await freePort()}`;
  const server = startServer({ WORKERS: '2', METRICS_PORT: new URL(operation).port });
  const site = await server.address;
  await expect.poll(() => pidsOf(operation), { timeout: 60_000 }).toHaveLength(2);
  return { ...server, operation, site };
}

/** Of the workers that serve, as their metrics tell. */
async function pidsOf(operation: string): Promise<readonly number[]> {
  const text = await fetch(`${operation}/metrics`).then((reply) => reply.text());
  return [...text.matchAll(/^worker_start_seconds\{pid="(\d+)"\}/gm)].map(([, pid]) => Number(pid));
}

async function requestsCounted(operation: string): Promise<number> {
  const text = await fetch(`${operation}/metrics`).then((reply) => reply.text());
  return Number(
    /http_request_duration_seconds_count\{route="\/healthz",status="200"\} (\d+)/.exec(text)?.[1] ??
      0,
  );
}

/** Asks on and on, each time on a new connection, and tells what went wrong. */
function visit(site: string): () => Promise<readonly unknown[]> {
  const failures: unknown[] = [];
  let isOver = false;
  const visiting = (async () => {
    while (!isOver) {
      const reply = await fetch(`${site}/healthz`, { headers: { Connection: 'close' } }).catch(
        (error) => error.cause ?? error,
      );
      if (!(reply instanceof Response) || !reply.ok) failures.push(reply);
      else await reply.arrayBuffer();
    }
  })();
  const end = async () => {
    isOver = true;
    await visiting;
    return failures;
  };
  onTestFinished(() => void end());
  return end;
}

test(
  'requests of all workers are added up, and all end well on SIGTERM',
  async () => {
    const { child, operation, site, ended } = await startTwo();
    expect((await fetch(`${operation}/readyz`)).status).toBe(200);
    const asked = Array.from({ length: 40 }, () =>
      fetch(`${site}/healthz`, { headers: { Connection: 'close' } }).then((reply) => reply.text()),
    );
    await Promise.all(asked);
    expect(await requestsCounted(operation)).toBe(40);
    const pids = await pidsOf(operation);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(pids.filter(isAlive)).toEqual([]);
  },
  STARTS_ON_BUSY_MACHINES_MS,
);

test(
  'a worker that is killed is replaced',
  async () => {
    const { operation, site } = await startTwo();
    const before = await pidsOf(operation);
    const [victim = 0] = before;
    process.kill(victim, 'SIGKILL');
    await expect
      .poll(async () => (await pidsOf(operation)).filter((pid) => pid !== victim), {
        timeout: 60_000,
      })
      .toHaveLength(2);
    await untilStatus(`${site}/healthz`, 200);
  },
  STARTS_ON_BUSY_MACHINES_MS,
);

test(
  'SIGHUP replaces every worker and no visitor notices',
  async () => {
    const { child, operation, site } = await startTwo();
    const before = await pidsOf(operation);
    const endVisit = visit(site);
    child.kill('SIGHUP');
    await expect
      .poll(
        async () => {
          const now = await pidsOf(operation);
          return now.length === 2 && now.every((pid) => !before.includes(pid));
        },
        { timeout: 120_000 },
      )
      .toBe(true);
    expect(await endVisit()).toEqual([]);
  },
  STARTS_ON_BUSY_MACHINES_MS,
);

test(
  'workers do not outlive a primary that is killed',
  async () => {
    const { child, operation } = await startTwo();
    const pids = await pidsOf(operation);
    child.kill('SIGKILL');
    await expect.poll(() => pids.filter(isAlive), { timeout: 30_000 }).toEqual([]);
  },
  STARTS_ON_BUSY_MACHINES_MS,
);

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
