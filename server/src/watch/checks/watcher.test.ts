import type { Effect, Outcome, TargetAddress } from '@fucina/watch';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMemoryStore } from '../store/testing/memory-store.ts';
import { SHARDS, type WatchStore } from '../store/watch-store.ts';
import { createMovedClock, type MovedClock } from '../testing/moved-clock.ts';
import { type Beacons, createBeacons } from './beacons.ts';
import type { Check } from './check-target.ts';
import { startWatcher, type Watcher, type WatcherOptions } from './watcher.ts';

const START_S = 1_795_996_800;
const ALL = [0, START_S * 2] as const;
const UP: Outcome = { kind: 'up', latencyMs: 20, players: 3 };
const FAIL: Outcome = { kind: 'fail', reason: 'refused' };
const SHARD_IDS = [...Array(SHARDS).keys()];

let clock: MovedClock;
let store: WatchStore;
let watcher: Watcher;
let checks: { readonly port: number; readonly at: number }[];
let effects: Effect['kind'][];
/** What a server answers; by default it is up. */
let answer: (address: TargetAddress) => Outcome | Promise<Outcome>;
let network: (address: TargetAddress) => string;
let hasOurNetwork: boolean;
let beacons: Beacons;

beforeEach(() => {
  clock = createMovedClock(START_S * 1000);
  store = createMemoryStore();
  checks = [];
  effects = [];
  answer = () => UP;
  network = () => 'one network';
  hasOurNetwork = true;
  beacons = createBeacons([{ host: 'beacon', port: 443 }], async () => hasOurNetwork);
});
afterEach(async () => {
  await watcher.stop();
  await store.close();
});

async function check(address: TargetAddress): Promise<Check> {
  checks.push({ port: address.port, at: clock.now() / 1000 });
  return { outcome: await answer(address), network: network(address) };
}

async function start(more: Partial<WatcherOptions> = {}): Promise<void> {
  const observe = { effect: (_: number, { kind }: Effect) => effects.push(kind) };
  const { now, wait } = clock;
  const parts = { store, shards: SHARD_IDS, check, beacons, now, wait, random: () => 0.5, observe };
  watcher = await startWatcher({ ...parts, ...more });
}

/** Targets, told apart by their ports. */
async function add(count: number): Promise<readonly number[]> {
  const ids = [];
  for (let index = 0; index < count; index += 1) {
    const address = { edition: 'java', host: '203.0.113.1', port: 30_000 + index } as const;
    ids.push(await store.addTarget(address, START_S));
  }
  return ids;
}

function checksOf(port: number): readonly number[] {
  return checks.filter((one) => one.port === port).map(({ at }) => at);
}

function down(from: number, to: number): void {
  answer = () => (clock.now() / 1000 >= from && clock.now() / 1000 < to ? FAIL : UP);
}

test('every target is checked within ten seconds of the start, and then once a minute', async () => {
  await add(50);
  await start();
  await clock.pass(15);
  expect(new Set(checks.map(({ port }) => port)).size).toBe(50);
  await clock.pass(600);
  for (let port = 30_000; port < 30_050; port += 1) {
    const times = checksOf(port).slice(1);
    expect([10, 11]).toContain(times.length);
    const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    for (const gap of gaps) expect(Math.abs(gap - 60)).toBeLessThanOrEqual(1);
  }
});

test('what is found is in the store when its tick is over', async () => {
  const [id = 0] = await add(1);
  await start();
  await clock.pass(20);
  const [first = 0] = checksOf(30_000);
  const [kept] = await store.samples(id, ...ALL);
  expect(kept?.at).toBe(Math.floor(first));
  const [target] = (await Promise.all(SHARD_IDS.map(store.openShard))).flat();
  expect(target?.standing.state).toBe('up');
});

test('a server that dies is an incident within 85 seconds, until its first answer', async () => {
  const [id = 0] = await add(1);
  await start();
  down(START_S + 200, START_S + 500);
  await clock.pass(285);
  const [found] = await store.incidents([id], ALL[1], 9);
  expect(found).toMatchObject({ endedAt: null, incident: { reason: 'refused' } });
  const started = found?.incident.startedAt ?? 0;
  expect(checksOf(30_000)).toContain(started);
  await clock.pass(400);
  const [ended] = await store.incidents([id], ALL[1], 9);
  expect(ended?.incident.startedAt).toBe(started);
  expect(checksOf(30_000)).toContain(ended?.endedAt);
  const after = checksOf(30_000).filter((at) => at >= START_S + 500);
  expect(after[0]).toBe(ended?.endedAt);
  expect(effects).toEqual(['first-contact', 'opened', 'closed']);
});

test('an incident goes on through a restart, and is told once', async () => {
  const [id = 0] = await add(1);
  await start();
  down(START_S + 100, START_S + 600);
  await clock.pass(300);
  await watcher.stop();
  await clock.jump(30);
  await start();
  await clock.pass(600);
  expect(await store.incidents([id], ALL[1], 9)).toMatchObject([{ endedAt: expect.any(Number) }]);
  expect(effects).toEqual(['first-contact', 'opened', 'closed']);
});

test('a process that was stopped for 90 seconds makes up for nothing, and calls nobody down', async () => {
  await add(40);
  await start();
  await clock.pass(120);
  const before = checks.length;
  await clock.jump(90);
  await clock.pass(12);
  const after = checks.slice(before);
  expect(after.length).toBeGreaterThanOrEqual(40);
  expect(after.length).toBeLessThan(60);
  await clock.pass(120);
  expect(effects.filter((kind) => kind !== 'first-contact')).toEqual([]);
});

test('a check that failed while the process stood still says nothing', async () => {
  const [id = 0] = await add(1);
  const pending = Promise.withResolvers<Outcome>();
  await start();
  await clock.pass(70);
  answer = () => pending.promise;
  await clock.pass(60);
  await clock.jump(20);
  pending.resolve(FAIL);
  answer = () => UP;
  await clock.pass(90);
  const outcomes = (await store.samples(id, ...ALL)).map(({ outcome }) => outcome);
  expect(outcomes).toContainEqual({ kind: 'none', why: 'busy' });
  expect(effects).toEqual(['first-contact']);
});

test('when our network is gone, failures are unknown', async () => {
  const ids = await add(20);
  await start();
  await clock.pass(100);
  hasOurNetwork = false;
  answer = () => FAIL;
  await clock.pass(600);
  hasOurNetwork = true;
  answer = () => UP;
  await clock.pass(200);
  expect(effects).not.toContain('opened');
  for (const id of ids) {
    const samples = await store.samples(id, START_S + 200, START_S + 690);
    expect(samples.length).toBeGreaterThan(5);
    for (const { outcome } of samples) expect(outcome).toEqual({ kind: 'none', why: 'blind' });
  }
});

test.each(['dns_timeout', 'dns_failed'] as const)(
  'when our resolver says %s of all names, no server is down',
  async (reason) => {
    beacons = createBeacons([]);
    for (let index = 0; index < 100; index += 1) {
      const address = { edition: 'java', host: `n${index}.example.com`, port: 25_565 } as const;
      await store.addTarget(address, START_S);
    }
    await start();
    await clock.pass(150);
    answer = () => ({ kind: 'fail', reason });
    await clock.pass(300);
    answer = () => UP;
    await clock.pass(120);
    expect(effects).not.toContain('opened');
  },
);

test('at most 256 checks are made at once, and the others wait for their turn', async () => {
  await add(300);
  const open: ((outcome: Outcome) => void)[] = [];
  answer = () => new Promise((resolve) => open.push(resolve));
  await start();
  await clock.pass(20);
  expect(checks).toHaveLength(256);
  expect(watcher.running()).toBe(256);
  for (const end of open.splice(0)) end(UP);
  await clock.pass(1);
  expect(checks).toHaveLength(300);
  for (const end of open) end(UP);
});

test('while nothing can be kept the checks go on, and are kept afterwards', async () => {
  const [id = 0] = await add(1);
  let isFull = false;
  const failures: unknown[] = [];
  const full = {
    ...store,
    commit: (batch: Parameters<WatchStore['commit']>[0]) =>
      isFull ? Promise.reject(new Error('disk full')) : store.commit(batch),
  };
  await start({ store: full, observe: { storeFailed: (error) => failures.push(error) } });
  await clock.pass(70);
  isFull = true;
  await clock.pass(300);
  expect(failures.length).toBeGreaterThan(10);
  const kept = (await store.samples(id, ...ALL)).length;
  isFull = false;
  await clock.pass(10);
  expect((await store.samples(id, ...ALL)).length).toBeGreaterThanOrEqual(kept + 5);
  expect((await store.samples(id, ...ALL)).length).toBe(checks.length);
});

test('a shard that somebody else has is given up', async () => {
  await add(40);
  const lost: number[] = [];
  await start({ observe: { lostShard: (shard) => lost.push(shard) } });
  const [target] = await store.openShard(3);
  for (let tick = 13; tick < 30; tick += 1) {
    const nothing = { samples: [], standings: [], incidents: [], facts: [] };
    const taken = { shard: 3, tick: START_S / 5 + tick, ...nothing };
    await store.commit(taken);
  }
  await clock.pass(200);
  expect(lost).toEqual([3]);
  const before = checks.length;
  await clock.pass(120);
  const ports = new Set(checks.slice(before).map(({ port }) => port));
  expect(ports).not.toContain(target?.address.port);
  expect(ports.size).toBeGreaterThan(20);
});

test('a shard that is taken over is checked where the other left off, each target in its turn', async () => {
  await add(40);
  const before = SHARD_IDS.filter((shard) => shard % 2 === 0);
  await start({ shards: before });
  const other = await startWatcher({
    ...{ store, shards: SHARD_IDS.filter((shard) => shard % 2 === 1), check, beacons },
    ...{ now: clock.now, wait: clock.wait, random: () => 0.5 },
  });
  await clock.pass(130);
  for (const shard of before) {
    await watcher.leave(shard);
    await other.take(shard);
  }
  expect([watcher.size(), other.size()]).toEqual([0, 40]);
  await clock.pass(200);
  await other.stop();
  const ports = [...new Set(checks.map(({ port }) => port))];
  expect(ports).toHaveLength(40);
  for (const port of ports) {
    const times = checksOf(port).slice(1);
    const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    expect(gaps.length).toBeGreaterThan(3);
    for (const gap of gaps) expect(Math.abs(gap - 60)).toBeLessThanOrEqual(3);
  }
});

test('of a shard that was dropped nothing is kept, and where it is not sure whose it is nothing is checked', async () => {
  const [id = 0] = await add(1);
  let isSure = true;
  await start({ mayCheck: () => isSure });
  await clock.pass(70);
  isSure = false;
  const before = checks.length;
  await clock.pass(120);
  expect(checks).toHaveLength(before);
  isSure = true;
  await clock.pass(2);
  const after = checks.length;
  expect(after).toBeGreaterThan(before);
  for (const shard of SHARD_IDS) watcher.drop(shard);
  const kept = await store.samples(id, ...ALL);
  await clock.pass(120);
  expect(checks).toHaveLength(after);
  expect(await store.samples(id, ...ALL)).toEqual(kept);
});

test('hours are sealed while the watcher runs', async () => {
  const [id = 0] = await add(1);
  await start();
  await clock.pass(3600 + 200);
  const hours = await store.hours(id, ...ALL);
  expect(hours.map(({ upS, unknownS }) => upS + unknownS)).toEqual([3600]);
  expect(hours[0]?.unknownS).toBeLessThan(20);
});

test('a target that is added is checked at once, one that is forgotten never again', async () => {
  await start();
  await clock.pass(20);
  const [id = 0] = await add(1);
  const [target] = (await Promise.all(SHARD_IDS.map(store.openShard))).flat();
  if (target === undefined) throw new Error('it was added');
  watcher.watch(target);
  watcher.watch(target);
  await clock.pass(1);
  expect(checks).toHaveLength(1);
  watcher.forget(id);
  await clock.pass(120);
  expect(checks).toHaveLength(1);
});

test('a target is checked as often as it says, and at once when that is more often', async () => {
  await add(1);
  const [target] = (await Promise.all(SHARD_IDS.map(store.openShard))).flat();
  if (target === undefined) throw new Error('it was added');
  await start();
  await clock.pass(70);
  watcher.watch({ ...target, intervalS: 300 });
  await clock.pass(60);
  const before = checks.length;
  await clock.pass(1500);
  expect(checks.length - before).toBe(5);
  watcher.watch({ ...target, intervalS: 60 });
  await clock.pass(1);
  expect(checks.length - before).toBe(6);
  await clock.pass(600);
  expect([16, 17]).toContain(checks.length - before);
});

test('what was found is kept when the watcher stops, and what answers later is not', async () => {
  const [id = 0] = await add(1);
  await start();
  await clock.pass(70);
  const pending = Promise.withResolvers<Outcome>();
  answer = () => pending.promise;
  await clock.pass(60);
  await watcher.stop();
  const kept = await store.samples(id, ...ALL);
  expect(kept).toHaveLength(checks.length - 1);
  pending.resolve(FAIL);
  await clock.pass(120);
  expect(await store.samples(id, ...ALL)).toEqual(kept);
});

test('a check before its turn takes the place of the next one', async () => {
  const [id = 0] = await add(1);
  await start();
  await clock.pass(40);
  const before = checks.length;
  watcher.checkNow(id);
  watcher.checkNow(id);
  await clock.pass(1);
  expect(checks).toHaveLength(before + 1);
  await clock.pass(600);
  expect(checks.length - before).toBeLessThanOrEqual(12);
  watcher.checkNow(99);
});

test('what a server says about itself is kept, and its changes are events', async () => {
  const [id = 0] = await add(1);
  let version = '1.21';
  await start({ check: async () => ({ outcome: UP, facts: { version } }) });
  await clock.pass(130);
  version = '1.21.1';
  await clock.pass(130);
  const events = await store.events([id], ALL[1], 9);
  expect(events.map(({ kind, after }) => [kind, after])).toEqual([
    ['version', '1.21.1'],
    ['first_contact', null],
  ]);
  await watcher.stop();
  await start({ check: async () => ({ outcome: UP, facts: { version } }) });
  await clock.pass(130);
  expect(await store.events([id], ALL[1], 9)).toHaveLength(2);
});
