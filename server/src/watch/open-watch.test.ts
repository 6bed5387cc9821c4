// The real process with a real folder.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CreatedWatch, WatchReply } from '@fucina/api-contract';
import { closeFakeServers, startTcp } from '@fucina/server-ping/testing/fake-server';
import { answerWith, jsonFrame } from '@fucina/server-ping/testing/java-bytes';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { hasPostgres, startPostgres } from '../testing/postgres-server.ts';
import { startServer } from '../testing/server-process.ts';

const LONG = { timeout: 240_000 };
// A client may ask twice a second.
const POLL = { timeout: 60_000, interval: 1000 };

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fucina-data-'));
});
afterEach(async () => {
  await closeFakeServers();
  rmSync(folder, { recursive: true, force: true });
});

const settings = (more: Record<string, string> = {}) => ({
  WATCH: '1',
  DATA_DIR: folder,
  WATCH_BEACONS: 'none',
  PING_ALLOW_PRIVATE: '1',
  LOG_LEVEL: 'warn',
  ...more,
});

async function startGame(): Promise<number> {
  const status = { version: { name: 'Paper', protocol: 769 }, players: { online: 7, max: 20 } };
  const { port } = await startTcp((socket) =>
    answerWith(socket, jsonFrame(JSON.stringify({ ...status, description: 'Hi' }))),
  );
  return port;
}

async function create(site: string, port: number): Promise<CreatedWatch> {
  const reply = await fetch(`${site}/api/watch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ address: `127.0.0.1:${port}` }),
  });
  expect(reply.status).toBe(201);
  // Our own server.
  return (await reply.json()) as CreatedWatch;
}

async function read(site: string, { id, secret }: CreatedWatch, path = ''): Promise<WatchReply> {
  const headers = { authorization: `Bearer ${secret}` };
  return (await (await fetch(`${site}/api/watch/${id}${path}`, { headers })).json()) as WatchReply;
}

test('a watch is checked at once, and is there after a restart', LONG, async () => {
  const port = await startGame();
  const first = startServer(settings());
  const site = await first.address;
  const created = await create(site, port);
  await expect.poll(async () => (await read(site, created)).state, POLL).toBe('up');
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  const second = startServer(settings());
  const again = await read(await second.address, created);
  expect(again).toMatchObject({ state: 'up', editions: [{ version: 'Paper', max: 20 }] });
});

test('what is watched is told in metrics', LONG, async () => {
  const operation = await freePort();
  const { address } = startServer(settings({ METRICS_PORT: String(operation) }));
  const site = await address;
  await create(site, await startGame());
  const metrics = async () => (await fetch(`http://127.0.0.1:${operation}/metrics`)).text();
  await expect.poll(metrics, POLL).toContain('watch_checks_total{outcome="up"} 1');
  expect(await metrics()).toMatch(/^watch_targets 1$/m);
  expect(await metrics()).toMatch(/^watch_blind 0$/m);
  expect(await metrics()).toMatch(/^watch_shards_owned 8$/m);
  await expect.poll(metrics, POLL).toMatch(/^watch_commit_seconds_count 1$/m);
  expect((await fetch(`http://127.0.0.1:${operation}/readyz`)).status).toBe(200);
});

test('a folder that was named and cannot be used stops the start with one line', LONG, async () => {
  writeFileSync(join(folder, 'file'), '');
  const refused = startServer(settings({ DATA_DIR: join(folder, 'file') }));
  expect(await refused.ended).toBe(1);
  expect(refused.output.stderr).toMatch(/^DATA_DIR: .*file cannot be written \(.*\)\.\n$/);
  const first = startServer(settings());
  await first.address;
  const second = startServer(settings());
  expect(await second.ended).toBe(1);
  expect(second.output.stderr).toBe(`DATA_DIR: another process uses ${folder}.\n`);
});

test('several processes cannot have the folder', LONG, async () => {
  const refused = startServer(settings({ WORKERS: '2' }));
  expect(await refused.ended).toBe(1);
  expect(refused.output.stderr).toContain('DATA_DIR can be used with WORKERS=1 only.\n');
});

test(
  'a PostgreSQL that was named and cannot be used stops the start with one line',
  LONG,
  async () => {
    const shared = {
      DATABASE_URL: `postgres://fucina:secret@127.0.0.1:${await freePort()}/fucina`,
      WATCH_KEY: 'ab'.repeat(32),
    };
    const refused = startServer(settings(shared));
    expect(await refused.ended).toBe(1);
    expect(refused.output.stderr).toBe(
      'DATABASE_URL: this PostgreSQL cannot be used (ECONNREFUSED).\n',
    );
    const keyless = startServer(settings({ ...shared, WATCH_KEY: '' }));
    expect(await keyless.ended).toBe(1);
    expect(keyless.output.stderr).toBe('WATCH_KEY must be set where DATABASE_URL is.\n');
  },
);

test.skipIf(!hasPostgres)(
  'of two processes that share a PostgreSQL, each shows what the other checks',
  LONG,
  async () => {
    const postgres = await startPostgres();
    onTestFinished(postgres.remove);
    const shared = {
      DATABASE_URL: await postgres.createDatabase(),
      WATCH_KEY: 'ab'.repeat(32),
    };
    const processes = [startServer(settings(shared)), startServer(settings(shared))];
    const [one = '', other = ''] = await Promise.all(processes.map(({ address }) => address));
    const watches = [];
    for (let count = 0; count < 3; count += 1) watches.push(await create(one, await startGame()));
    for (const created of watches) {
      await expect.poll(async () => (await read(other, created)).state, POLL).toBe('up');
    }
    for (const { child } of processes) child.kill('SIGTERM');
    expect(await Promise.all(processes.map(({ ended }) => ended))).toEqual([0, 0]);
  },
);

test.skipIf(!hasPostgres)(
  'while its PostgreSQL is gone, who asks is told to ask again, and all goes on when it is back',
  LONG,
  async () => {
    const postgres = await startPostgres();
    onTestFinished(postgres.remove);
    const url = await postgres.createDatabase();
    const running = startServer(settings({ DATABASE_URL: url, WATCH_KEY: 'ab'.repeat(32) }));
    const site = await running.address;
    const created = await create(site, await startGame());
    await expect.poll(async () => (await read(site, created)).state, POLL).toBe('up');
    await postgres.stop();
    const headers = { authorization: `Bearer ${created.secret}` };
    const reply = await fetch(`${site}/api/watch/${created.id}`, { headers });
    expect([reply.status, await reply.json()]).toMatchObject([503, { code: 'watch_away' }]);
    expect(reply.headers.get('retry-after')).toBe('10');
    await postgres.start();
    await expect.poll(async () => (await read(site, created)).state, POLL).toBe('up');
    running.child.kill('SIGTERM');
    expect(await running.ended).toBe(0);
  },
);

test('without it nothing is watched, and all else works', LONG, async () => {
  const { address } = startServer(settings({ WATCH: '0' }));
  const site = await address;
  expect((await fetch(`${site}/healthz`)).status).toBe(200);
  const reply = await fetch(`${site}/api/status/any`);
  expect([reply.status, await reply.json()]).toMatchObject([503, { code: 'watch_off' }]);
});
