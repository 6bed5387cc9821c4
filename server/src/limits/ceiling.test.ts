import { afterEach, expect, test, vi } from 'vitest';
import { type Ceiling, type CeilingOptions, createCeiling } from './ceiling.ts';

const ROOMY: CeilingOptions = {
  maxRunning: 1,
  maxRunningPerClient: 100,
  maxStartsPerTurn: 100,
  maxWaiting: 100,
  maxWaitingPerClient: 100,
};
const UNBOUNDED = { ...ROOMY, maxWaiting: Number.POSITIVE_INFINITY };
const REFUSED = {
  status: 503,
  code: 'busy',
  message: 'Too much is going on here: try again in a moment.',
  headers: { 'Retry-After': '2' },
};

afterEach(() => void vi.useRealTimers());

/** Work that runs until it is told to end, and that notes when it began. */
function startWork(ceiling: Ceiling, begun: string[] = []) {
  const ends = new Map<string, () => void>();
  const run = (client: string, name = client) => {
    const gate = Promise.withResolvers<void>();
    ends.set(name, gate.resolve);
    return ceiling.run(client, () => {
      begun.push(name);
      return gate.promise;
    });
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  return { run, end, begun };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('work above the ceiling waits for its turn, in order', async () => {
  const ceiling = createCeiling(ROOMY);
  const { run, end, begun } = startWork(ceiling);
  for (const client of ['a', 'b', 'c']) void run(client);
  expect(ceiling.running()).toBe(1);
  expect(ceiling.waiting()).toBe(2);
  for (const client of ['a', 'b', 'c']) await end(client);
  expect(begun).toEqual(['a', 'b', 'c']);
  expect(ceiling.running()).toBe(0);
});

test('never more than the ceiling runs, and freed places are filled', async () => {
  const ceiling = createCeiling({ ...ROOMY, maxRunning: 3 });
  const { run, end } = startWork(ceiling);
  for (const client of ['a', 'b', 'c', 'd', 'e']) void run(client);
  expect(ceiling.running()).toBe(3);
  await end('b');
  expect(ceiling.running()).toBe(3);
  expect(ceiling.waiting()).toBe(1);
});

test('a burst starts in portions, one per turn of the event loop', async () => {
  const ceiling = createCeiling({ ...ROOMY, maxRunning: 10, maxStartsPerTurn: 2 });
  const { run, end, begun } = startWork(ceiling);
  for (const client of ['a', 'b', 'c', 'd', 'e']) void run(client);
  expect(begun).toEqual(['a', 'b']);
  expect(ceiling.waiting()).toBe(3);
  await settled();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  await end('a');
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('with one start per turn of the event loop, each turn starts one', async () => {
  const ceiling = createCeiling({ ...ROOMY, maxRunning: 10, maxStartsPerTurn: 1 });
  const { run, begun } = startWork(ceiling);
  for (const client of ['a', 'b', 'c']) void run(client);
  expect(begun).toEqual(['a']);
  for (let turn = 0; turn < 3; turn += 1) await settled();
  expect(begun).toEqual(['a', 'b', 'c']);
  expect(ceiling.waiting()).toBe(0);
});

test.each([
  { turnMs: 0, turns: 3, expected: [1, 1, 1, 2, 2, 2, 3] },
  // Other work keeps the loop busy: it would take half a second until more may start.
  { turnMs: 16, turns: 30, expected: [1, 1, 1, 1, 2, 2, 2, 2, 3] },
])('between two starts others have $turns turns of $turnMs ms', async (given) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { turnMs, turns, expected } = given;
  const options = { ...ROOMY, maxRunning: 10, maxStartsPerTurn: 1, turnsBetweenStarts: turns };
  const { run, begun } = startWork(createCeiling(options));
  for (const client of ['a', 'b', 'c']) void run(client);
  const begunAfter: number[] = [];
  for (const _ of expected) {
    begunAfter.push(begun.length);
    vi.advanceTimersByTime(turnMs);
    await settled();
  }
  expect(begunAfter).toEqual(expected);
});

test('clients take turns: one question waits for one question of each other client', async () => {
  const { run, end, begun } = startWork(createCeiling(ROOMY));
  void run('greedy', 'greedy 0');
  for (const n of [1, 2, 3]) void run('greedy', `greedy ${n}`);
  void run('modest');
  for (const name of ['greedy 0', 'greedy 1', 'modest']) await end(name);
  expect(begun).toEqual(['greedy 0', 'greedy 1', 'modest', 'greedy 2']);
});

test('a client has no more than its share, even when there is room', async () => {
  const ceiling = createCeiling({ ...ROOMY, maxRunning: 10, maxRunningPerClient: 2 });
  const { run, end, begun } = startWork(ceiling);
  for (const n of [1, 2, 3]) void run('greedy', `greedy ${n}`);
  void run('modest');
  expect(begun).toEqual(['greedy 1', 'greedy 2', 'modest']);
  await end('modest');
  expect(ceiling.waiting()).toBe(1);
  await end('greedy 1');
  expect(begun).toEqual(['greedy 1', 'greedy 2', 'modest', 'greedy 3']);
});

test('IPv6 networks have a share too: four clients’ in a /56, sixteen in a /48', () => {
  const ceiling = createCeiling({ ...UNBOUNDED, maxRunning: 1000, maxRunningPerClient: 1 });
  const { run, begun } = startWork(ceiling);
  for (let n = 0; n < 0x100; n += 1) void run(`2001:db8:1:${n.toString(16)}::/64`);
  expect(begun).toHaveLength(4);
  for (let n = 1; n < 0x100; n += 1) void run(`2001:db8:1:${(n * 0x100).toString(16)}::/64`);
  expect(begun).toHaveLength(16);
  void run('2001:db8:2:1::/64');
  expect(begun).toHaveLength(17);
});

test('a /48 has the turns of one client', async () => {
  const { run, end, begun } = startWork(createCeiling(ROOMY));
  void run('first');
  for (let n = 0; n < 10; n += 1) void run(`2001:db8:1:${n}00::/64`, `network ${n}`);
  void run('visitor');
  for (const name of ['first', 'network 0', 'visitor']) await end(name);
  expect(begun).toEqual(['first', 'network 0', 'visitor', 'network 1']);
});

test('when as much waits as may, more is refused with 503 and a time to retry', async () => {
  const refused = vi.fn();
  const ceiling = createCeiling({ ...ROOMY, maxWaiting: 0, observeRefusal: refused });
  const { run } = startWork(ceiling);
  void run('a');
  await expect(run('b')).rejects.toMatchObject(REFUSED);
  expect(refused).toHaveBeenCalledTimes(1);
  expect(ceiling.waiting()).toBe(0);
});

test('a client may keep only its share of questions waiting', async () => {
  const ceiling = createCeiling({ ...ROOMY, maxWaitingPerClient: 2 });
  const { run } = startWork(ceiling);
  for (const n of [0, 1, 2]) void run('greedy', `greedy ${n}`);
  await expect(run('greedy')).rejects.toMatchObject(REFUSED);
  void run('modest');
  expect(ceiling.waiting()).toBe(3);
});

test('whose share waits already is refused before preparing more', async () => {
  const refused = vi.fn();
  const ceiling = createCeiling({ ...ROOMY, maxWaitingPerClient: 1, observeRefusal: refused });
  const { run, end } = startWork(ceiling);
  void run('greedy', 'first');
  expect(() => ceiling.expectTurn('greedy')).not.toThrow();
  void run('greedy', 'second');
  expect(() => ceiling.expectTurn('greedy')).toThrow(expect.objectContaining(REFUSED));
  expect(refused).toHaveBeenCalledTimes(1);
  expect(() => ceiling.expectTurn('modest')).not.toThrow();
  await end('first');
  expect(() => ceiling.expectTurn('greedy')).not.toThrow();
});

test('whoever has begun waits no longer, whatever becomes of the signal', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ceiling = createCeiling({ ...ROOMY, maxWaitingPerClient: 1, maxWaitMs: 5000 });
  const { run, end } = startWork(ceiling);
  void run('a');
  const controller = new AbortController();
  const gate = Promise.withResolvers<string>();
  const second = ceiling.run('b', () => gate.promise, controller.signal);
  await end('a');
  expect(vi.getTimerCount()).toBe(0);
  controller.abort(new Error('gone'));
  // One question of that client may wait again, and no more than one.
  void run('b', 'b 2');
  await expect(run('b', 'b 3')).rejects.toMatchObject(REFUSED);
  gate.resolve('done');
  await expect(second).resolves.toBe('done');
  await settled();
  expect([ceiling.running(), ceiling.waiting()]).toEqual([1, 0]);
});

test('in a full queue, the newest question of whoever waits with most makes room', async () => {
  const ceiling = createCeiling({ ...ROOMY, maxWaiting: 3 });
  const { run, end, begun } = startWork(ceiling);
  void run('first');
  const waiting = [1, 2, 3].map((n) => run('greedy', `greedy ${n}`));
  const displaced = expect(waiting[2]).rejects.toMatchObject(REFUSED);
  void run('modest');
  await displaced;
  expect(ceiling.waiting()).toBe(3);
  for (const name of ['first', 'greedy 1', 'modest']) await end(name);
  expect(begun).toEqual(['first', 'greedy 1', 'modest', 'greedy 2']);
});

test('who waits too long is refused; what runs is not cut short', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ceiling = createCeiling({ ...ROOMY, maxWaitMs: 5000 });
  const { run, end } = startWork(ceiling);
  const runs = run('a');
  const waits = expect(run('b')).rejects.toMatchObject(REFUSED);
  vi.advanceTimersByTime(4999);
  expect(ceiling.waiting()).toBe(1);
  vi.advanceTimersByTime(1);
  await waits;
  expect(ceiling.waiting()).toBe(0);
  await end('a');
  await expect(runs).resolves.toBeUndefined();
});

test('whoever goes away while waiting gives up the place and never runs', async () => {
  const ceiling = createCeiling({ ...ROOMY, maxWaiting: 1 });
  const { run, end } = startWork(ceiling);
  void run('a');
  const controller = new AbortController();
  const work = vi.fn(async () => undefined);
  const second = ceiling.run('b', work, controller.signal);
  controller.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  expect(ceiling.waiting()).toBe(0);
  await end('a');
  expect(work).not.toHaveBeenCalled();
  expect(ceiling.running()).toBe(0);
});

test('whoever is gone already never runs', async () => {
  const ceiling = createCeiling(ROOMY);
  const work = vi.fn(async () => undefined);
  await expect(ceiling.run('a', work, AbortSignal.abort(new Error('gone')))).rejects.toThrow(
    'gone',
  );
  expect(work).not.toHaveBeenCalled();
  expect(ceiling.running()).toBe(0);
});

test('work that fails makes room like work that succeeds', async () => {
  const ceiling = createCeiling(ROOMY);
  await expect(ceiling.run('a', () => Promise.reject(new Error('x')))).rejects.toThrow('x');
  await expect(ceiling.run('a', async () => 1)).resolves.toBe(1);
});
