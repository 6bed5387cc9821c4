// Our side of Redis, against one that hangs, refuses and says strange things at exact moments. `redis.test.ts` asks
// the real one.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { socketsRead, startInProcessRedis, until } from '../testing/in-process-redis.ts';
import { recordingLogger } from '../testing/test-app.ts';
import { createCaches } from './caches.ts';
import type { CacheOutcome, CachePolicy } from './named-cache.ts';
import { connectRedis } from './redis.ts';

const policy: CachePolicy<string> = {
  name: 'names',
  schema: z.string(),
  ttlMs: 60_000,
  graceMs: 0,
  failureMs: 0,
  deadlineMs: 1000,
  maxEntries: 10,
  maxBytes: 100_000,
};
const CHANNEL = 'fucina:names:changed';

const unreachable = () => Promise.reject(new Error('the source was asked'));
const closers: (() => unknown)[] = [];

// Redis answers over a real socket, at once; how late that is, the tests say.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  vi.useRealTimers();
});

async function world() {
  const redis = await startInProcessRedis();
  closers.push(redis.stop);
  /** One process of several. */
  const connect = () => {
    const { logger, lines } = recordingLogger();
    const outcomes: CacheOutcome[] = [];
    const commands: number[] = [];
    const states: string[] = [];
    const connections = connectRedis(redis.url, logger, {
      command: (seconds) => commands.push(seconds),
      state: (state) => states.push(state),
    });
    closers.push(connections.close);
    const observe = (_: string, outcome: CacheOutcome) => outcomes.push(outcome);
    const caches = createCaches({ redis: connections, observe });
    return { connections, lines, outcomes, commands, states, caches, cache: caches.open(policy) };
  };
  return { redis, connect };
}

async function connected() {
  const { redis, connect } = await world();
  const process = connect();
  await until(process.connections.isUp);
  await until(() => redis.received.includes('SUBSCRIBE'));
  return { redis, connect, ...process };
}

async function twoProcesses() {
  const { redis, connect, ...one } = await connected();
  const two = connect();
  await until(two.connections.isUp);
  await until(() => redis.received.filter((name) => name === 'SUBSCRIBE').length === 2);
  return { redis, one, two };
}

test('each change of state is one line in the log, with its reason', async () => {
  const { redis, connections, lines, states } = await connected();
  await redis.stop();
  await until(() => !connections.isUp());
  await redis.start();
  await until(connections.isUp, 100);
  expect(states).toEqual(['up', 'down', 'up']);
  expect(lines).toMatchObject([
    { level: 30, redis: 'up', msg: 'Redis is in use' },
    {
      level: 40,
      redis: 'down',
      reason: 'the connection was closed',
      msg: 'Redis is left aside: each process uses its own cache and limits',
    },
    { level: 30, redis: 'up', msg: 'Redis is in use' },
  ]);
});

test('a Redis that is not there is told once, with what the socket says', async () => {
  const { redis, connect } = await world();
  await redis.stop();
  const { lines, connections } = connect();
  await until(() => lines.length > 0);
  expect(lines[0]).toMatchObject({
    redis: 'down',
    reason: expect.stringContaining('ECONNREFUSED'),
  });
  await expect(connections.commands.get('k')).rejects.toThrow();
  await redis.start();
  await until(connections.isUp, 100);
  expect(lines).toHaveLength(2);
});

test('it is tried again ever more rarely, but at least every three seconds', async () => {
  const { redis, connect } = await world();
  await redis.stop();
  const { connections } = connect();
  const attempts = vi.fn();
  connections.commands.on('connecting', attempts);
  await until(() => connections.commands.status === 'reconnecting');
  for (const delayMs of [100, 200, 300]) {
    const before = attempts.mock.calls.length;
    vi.advanceTimersByTime(delayMs - 1);
    await socketsRead();
    expect(attempts).toHaveBeenCalledTimes(before);
    vi.advanceTimersByTime(1);
    await until(() => connections.commands.status === 'reconnecting');
    expect(attempts).toHaveBeenCalledTimes(before + 1);
  }
  await until(() => attempts.mock.calls.length > 40, 100);
  const before = attempts.mock.calls.length;
  vi.advanceTimersByTime(3000);
  await socketsRead();
  expect(attempts.mock.calls.length).toBeGreaterThan(before);
});

test('a process that started long before Redis hears of changes all the same', async () => {
  const { redis, connect } = await world();
  await redis.stop();
  const { connections } = connect();
  const attempts = vi.fn();
  connections.subscriber.on('connecting', attempts);
  await until(() => attempts.mock.calls.length > 25, 500);
  await redis.start();
  await until(() => redis.received.includes('SUBSCRIBE'), 500);
});

test('whoever closes the connections hears nothing of it', async () => {
  const { connections, lines } = await connected();
  connections.close();
  await until(() => connections.commands.status === 'end');
  await until(() => connections.subscriber.status === 'end');
  expect(lines).toHaveLength(1);
});

test('a command that hangs is given up after 21 ms, and the next ones fail at once', async () => {
  const { redis, connections, commands } = await connected();
  redis.freeze();
  const given = vi.fn();
  const hanging = connections.commands.get('k').catch(given);
  vi.advanceTimersByTime(3);
  await socketsRead();
  vi.advanceTimersByTime(17);
  await socketsRead();
  expect(given).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await hanging;
  expect(given).toHaveBeenCalledExactlyOnceWith(new Error('Redis is slow'));
  expect(connections.isUp()).toBe(false);
  const sent = redis.received.length;
  await expect(connections.commands.get('k')).rejects.toThrow('Redis is left aside');
  await expect(connections.commands.set('k', 'v')).rejects.toThrow('Redis is left aside');
  await socketsRead();
  expect(redis.received).toHaveLength(sent);
  expect(commands).toEqual([expect.closeTo(0.021, 5)]);
});

test('it is used again after it took three small writes in good time', async () => {
  const { redis, connections, states } = await connected();
  redis.freeze();
  const hanging = expect(connections.commands.get('k')).rejects.toThrow();
  await until(() => !connections.isUp(), 3);
  await hanging;
  const sent = redis.received.length;
  redis.thaw();
  await until(connections.isUp, 500);
  expect(states).toEqual(['up', 'slow', 'up']);
  expect(redis.received.slice(sent)).toEqual(['SET', 'SET', 'SET']);
  expect(redis.entries.get('fucina:probe')).toBe('1');
  await expect(connections.commands.get('k')).resolves.toBeNull();
});

test('answers that come late add up, whoever waited for them', async () => {
  const { redis, connections, states, commands } = await connected();
  for (const expected of ['up', 'up', 'up', 'slow']) {
    redis.freeze();
    const answer = connections.commands.get('k');
    vi.advanceTimersByTime(3);
    await socketsRead();
    vi.advanceTimersByTime(6);
    redis.thaw();
    await answer;
    await socketsRead();
    expect(states.at(-1)).toBe(expected);
  }
  expect(commands).toEqual(Array(4).fill(expect.closeTo(0.009, 5)));
});

test('an answer in good time is no loss, however many there are', async () => {
  const { redis, connections, states } = await connected();
  for (let command = 0; command < 20; command += 1) {
    redis.freeze();
    const answer = connections.commands.get('k');
    vi.advanceTimersByTime(2);
    redis.thaw();
    await answer;
  }
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(1000);
  await socketsRead();
  expect(states).toEqual(['up']);
});

test.each([
  ['OOM command not allowed', 'full'],
  ['READONLY You can not write against a read only replica.', 'refusing'],
])('a write that is answered with "%s" leaves it aside as %s', async (error, state) => {
  const { redis, connections, states, lines } = await connected();
  redis.refuseWrites(error);
  await expect(connections.commands.set('k', 'v')).rejects.toThrow(error);
  await until(() => states.at(-1) === state);
  expect(lines).toHaveLength(2);
  for (let probe = 0; probe < 4; probe += 1) {
    vi.advanceTimersByTime(500);
    await socketsRead();
  }
  expect(states).toEqual(['up', state]);
  await expect(connections.commands.get('k')).rejects.toThrow('Redis is left aside');
  redis.refuseWrites(undefined);
  await until(connections.isUp, 500);
});

test('an error that is about the command alone changes nothing', async () => {
  const { redis, connections, states } = await connected();
  redis.refuseWrites('WRONGTYPE Operation against a key');
  await expect(connections.commands.set('k', 'v')).rejects.toThrow('WRONGTYPE');
  expect(connections.isUp()).toBe(true);
  expect(states).toEqual(['up']);
});

test('what one process asked for, the others have', async () => {
  const { redis, one, two } = await twoProcesses();
  await one.cache.get('k', async () => 'first');
  await until(() => redis.entries.has('fucina:names:k'));
  expect(await two.cache.get('k', unreachable)).toMatchObject({ value: 'first', isHit: true });
  expect(two.outcomes).toEqual(['hit']);
  // From its own memory now.
  redis.entries.clear();
  expect(two.cache.peek('k')).toMatchObject({ value: 'first' });
});

test('what one process replaces before its time, the others read again', async () => {
  const { redis, one, two } = await twoProcesses();
  await one.cache.get('k', async () => 'first');
  await until(() => redis.entries.has('fucina:names:k'));
  const { storedAt } = await two.cache.get('k', unreachable);
  // Of two of the same millisecond nobody knows which is newer.
  await until(() => Date.now() > storedAt);
  await one.cache.refresh('k', async () => 'second');
  await until(() => two.cache.peek('k') === undefined);
  expect((await two.cache.get('k', unreachable)).value).toBe('second');
});

test('a process keeps what it stored itself, although its own message comes back', async () => {
  const { redis, one } = await twoProcesses();
  await one.cache.refresh('k', async () => 'first');
  await until(() => redis.received.includes('PUBLISH'));
  await socketsRead();
  expect(one.cache.peek('k')).toMatchObject({ value: 'first' });
});

test.each([
  'garbage',
  '',
  'null',
  '7',
  '{}',
  '{"sender":"x"}',
  '{"key":"k"}',
  '{"sender":7,"key":"k"}',
])('the message %j is ignored', async (message) => {
  const { redis, cache } = await connected();
  await cache.get('k', async () => 'first');
  redis.tell(CHANNEL, message);
  await socketsRead();
  expect(cache.peek('k')).toMatchObject({ value: 'first' });
});

test('messages for another cache leave equal keys alone', async () => {
  const { redis, one, two } = await twoProcesses();
  const others = [one, two].map(({ caches }) => caches.open({ ...policy, name: 'others' }));
  await until(() => redis.received.filter((name) => name === 'SUBSCRIBE').length === 4);
  await two.cache.get('k', async () => 'kept');
  await others[1]?.get('k', async () => 'old');
  await others[0]?.refresh('k', async () => 'new');
  await until(() => others[1]?.peek('k') === undefined);
  await socketsRead();
  expect(two.cache.peek('k')).toMatchObject({ value: 'kept' });
});

/** What a process stores for a fresh value, with some fields changed. */
function stored(changes: object = {}) {
  const now = Date.now();
  return JSON.stringify({
    value: 'first',
    storedAt: now,
    expiresAt: now + 60_000,
    ...changes,
  });
}

test('an entry of Redis is served if it has the shape of this cache', async () => {
  const { redis, cache, outcomes } = await connected();
  redis.entries.set('fucina:names:k', stored());
  expect((await cache.get('k', unreachable)).value).toBe('first');
  // Clocks of two machines may differ a little.
  redis.entries.set('fucina:names:l', stored({ storedAt: Date.now() + 2000 }));
  expect((await cache.get('l', unreachable)).value).toBe('first');
  expect(outcomes).toEqual(['hit', 'hit']);
});

test.each([
  ['no JSON', 'garbage'],
  ['a value of another type', stored({ value: 7 })],
  ['an entry without a value', stored({ value: undefined })],
  ['an entry without its age', stored({ storedAt: undefined })],
  ['an entry without its end', stored({ expiresAt: undefined })],
  ['an entry from a future', stored({ storedAt: Date.now() + 3_600_000 })],
])('%s in Redis counts as absent, is counted and is replaced', async (_, text) => {
  const { redis, cache, outcomes } = await connected();
  redis.entries.set('fucina:names:k', text);
  expect((await cache.get('k', async () => 'fresh')).value).toBe('fresh');
  expect(outcomes).toEqual(['invalid', 'miss']);
  await until(() => redis.entries.get('fucina:names:k')?.includes('"fresh"') === true);
});

test('an empty text in Redis is as good as none, and is replaced', async () => {
  const { redis, cache, outcomes } = await connected();
  redis.entries.set('fucina:names:k', '');
  expect((await cache.get('k', async () => 'fresh')).value).toBe('fresh');
  expect(outcomes).toEqual(['miss']);
  await until(() => redis.entries.get('fucina:names:k')?.includes('"fresh"') === true);
});

test('a caller waits for no write, and a refused one is no failure', async () => {
  const { redis, cache, outcomes, states } = await connected();
  redis.refuseWrites('OOM command not allowed');
  expect((await cache.get('k', async () => 'first')).value).toBe('first');
  expect((await cache.get('k', unreachable)).value).toBe('first');
  expect(outcomes).toEqual(['miss', 'hit']);
  await until(() => states.at(-1) === 'full');
});
