// Several real processes on one port.
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises'; // waits: that a worker does not end too early
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { untilStatus } from '../testing/process.ts';
import { startServer } from '../testing/server-process.ts';

const STARTS_ON_BUSY_MACHINES_MS = 240_000;
const ANSWERS_ON_BUSY_MACHINES_MS = 60_000;

async function startTwo(environment: Readonly<Record<string, string>> = {}) {
  const operation = `http://127.0.0.1:${await freePort()}`;
  const server = startServer({
    WORKERS: '2',
    METRICS_PORT: new URL(operation).port,
    ...environment,
  });
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

/** Asks on and on, and tells what went wrong. With `close` each request has a connection of its own. */
function visit(site: string, connection: 'keep-alive' | 'close' = 'keep-alive') {
  const headers = { Connection: connection };
  const failures: unknown[] = [];
  let isOver = false;
  const visiting = (async () => {
    while (!isOver) {
      // An answer that never comes is one that went wrong, too.
      const signal = AbortSignal.timeout(ANSWERS_ON_BUSY_MACHINES_MS);
      await fetch(`${site}/healthz`, { headers, signal }).then(
        async (reply) => {
          if (!reply.ok) failures.push(reply.status);
          await reply.arrayBuffer();
        },
        (error) => failures.push(error.cause ?? error),
      );
    }
  })();
  const end = async (): Promise<readonly unknown[]> => {
    isOver = true;
    await visiting;
    return failures;
  };
  onTestFinished(() => void end());
  return end;
}

/** A connection that the server has not accepted yet, with a request on it. */
async function ask(site: string): Promise<{ readonly answer: Promise<string> }> {
  const { port, hostname } = new URL(site);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  socket.setTimeout(ANSWERS_ON_BUSY_MACHINES_MS, () => socket.destroy());
  const answer = (async () => {
    let text = '';
    for await (const chunk of socket) text += chunk;
    return text.split('\r\n')[0] ?? '';
  })();
  return { answer };
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
  'a worker that hangs is replaced',
  async () => {
    const { operation, site } = await startTwo({ WORKER_PATIENCE_SECONDS: '5' });
    const [victim = 0] = await pidsOf(operation);
    process.kill(victim, 'SIGSTOP');
    await expect.poll(() => isAlive(victim), { timeout: 60_000 }).toBe(false);
    await expect.poll(() => pidsOf(operation), { timeout: 60_000 }).toHaveLength(2);
    await untilStatus(`${site}/healthz`, 200);
  },
  STARTS_ON_BUSY_MACHINES_MS,
);

test(
  'SIGHUP replaces every worker and no visitor notices',
  async () => {
    const { child, operation, site } = await startTwo({ DRAIN_SECONDS: '1' });
    const before = await pidsOf(operation);
    const visits = [visit(site), visit(site), visit(site, 'close'), visit(site, 'close')];
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
    expect((await Promise.all(visits.map((end) => end()))).flat()).toEqual([]);
  },
  STARTS_ON_BUSY_MACHINES_MS,
);

test(
  'a connection that is handed to a worker as it ends goes to another one',
  async () => {
    const { child, operation, site } = await startTwo();
    const [victim = 0] = await pidsOf(operation);
    child.kill('SIGSTOP');
    const asked = await Promise.all([ask(site), ask(site), ask(site), ask(site)]);
    process.kill(victim, 'SIGTERM');
    // Enough for a worker that would not wait for the primary.
    await wait(1000);
    child.kill('SIGCONT');
    const answers = await Promise.all(asked.map(({ answer }) => answer));
    expect(answers).toEqual(asked.map(() => 'HTTP/1.1 200 OK'));
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
