import { expect, test } from 'vitest';
import { freePort } from './testing/free-port.ts';
import { untilStatus } from './testing/process.ts';
import { startServer } from './testing/server-process.ts';

const STARTS_ON_BUSY_MACHINES_MS = 120_000;

test.each(['SIGTERM', 'SIGINT'] as const)(
  'the process says where the site is, serves, and ends well on %s',
  async (signal) => {
    const { child, address, ended } = startServer({});
    const reply = await fetch(`${await address}/healthz`);
    expect(await reply.json()).toMatchObject({ status: 'ok' });
    child.kill(signal);
    expect(await ended).toBe(0);
  },
  STARTS_ON_BUSY_MACHINES_MS,
);

test(
  'a setting that cannot be used stops the start with one line',
  async () => {
    const { output, ended } = startServer({ PORT: 'eighty' });
    expect(await ended).toBe(1);
    expect(output.stderr).toBe('PORT must be a whole number from 0 to 65535.\n');
    expect(output.stdout).toBe('');
  },
  STARTS_ON_BUSY_MACHINES_MS,
);

test.each(['PORT', 'METRICS_PORT'])(
  'a %s in use stops the start with one line',
  async (setting) => {
    const first = startServer({});
    const { port } = new URL(await first.address);
    const second = startServer({ [setting]: port });
    expect(await second.ended).toBe(1);
    expect(second.output.stderr).toMatch(
      new RegExp(`^HOST and ${setting}: cannot listen on .*EADDRINUSE\\)\\.\\n$`),
    );
  },
  STARTS_ON_BUSY_MACHINES_MS,
);

test(
  'a Redis that is away neither stops nor delays the start',
  async () => {
    const { child, address, ended } = startServer({ REDIS_URL: 'redis://127.0.0.1:1' });
    expect((await fetch(`${await address}/healthz`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  },
  STARTS_ON_BUSY_MACHINES_MS,
);

test(
  'while it drains, a load balancer reads 503 and visitors are served on connections that close',
  async () => {
    const operation = `http://127.0.0.1:${await freePort()}`;
    const { child, address, ended } = startServer({
      METRICS_PORT: new URL(operation).port,
      DRAIN_SECONDS: '5',
    });
    const site = await address;
    await untilStatus(`${operation}/readyz`, 200);
    const before = await fetch(`${site}/healthz`);
    expect(before.headers.get('connection')).toBe('keep-alive');
    child.kill('SIGTERM');
    await untilStatus(`${operation}/readyz`, 503);
    const meanwhile = await fetch(`${site}/healthz`);
    expect(meanwhile.status).toBe(200);
    expect(meanwhile.headers.get('connection')).toBe('close');
    expect(await ended).toBe(0);
  },
  STARTS_ON_BUSY_MACHINES_MS,
);

test(
  'metrics are told on a port of their own only',
  async () => {
    const operation = `http://127.0.0.1:${await freePort()}`;
    const { address } = startServer({ METRICS_PORT: new URL(operation).port });
    const site = await address;
    expect((await fetch(`${site}/metrics`)).status).toBe(404);
    expect((await fetch(`${site}/readyz`)).status).toBe(404);
    const reply = await fetch(`${operation}/metrics`);
    expect(reply.headers.get('content-type')).toContain('text/plain');
    expect(await reply.text()).toContain('http_request_duration_seconds_count{');
  },
  STARTS_ON_BUSY_MACHINES_MS,
);
