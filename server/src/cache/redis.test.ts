import { pino } from 'pino';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { BUDGETS_PER_MINUTE, createLimits } from '../limits/limits.ts';
import { hasRedis, prepareRedis } from '../testing/redis-server.ts';
import { createCaches } from './caches.ts';
import type { CachePolicy } from './named-cache.ts';
import { connectRedis } from './redis.ts';

interface Picture {
  readonly bytes: Uint8Array;
  readonly name: string;
}

const policy: CachePolicy<Picture> = {
  name: 'pictures',
  ttlMs: 60_000,
  graceMs: 0,
  failureMs: 0,
  deadlineMs: 1000,
  maxEntries: 10,
  maxBytes: 100_000,
};

const picture = (name: string): Picture => ({ bytes: new Uint8Array([0, 255, 7]), name });
const unreachable = () => Promise.reject(new Error('the source was asked'));
const closers: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function world() {
  const redis = await prepareRedis();
  closers.push(redis.stop);
  return {
    redis,
    /** One process of several. */
    connect() {
      const connections = connectRedis(redis.url, pino({ level: 'silent' }));
      closers.push(connections.close);
      return { connections, cache: createCaches({ redis: connections }).open(policy) };
    },
  };
}

async function twoProcesses() {
  const { redis, connect } = await world();
  await redis.start();
  const [one, two] = [connect(), connect()];
  await untilUp(one.connections.isUp);
  await untilUp(two.connections.isUp);
  return [one.cache, two.cache] as const;
}

async function untilUp(isUp: () => boolean): Promise<void> {
  await vi.waitFor(() => expect(isUp()).toBe(true), { timeout: 8000, interval: 20 });
}

describe.skipIf(!hasRedis)('with Redis', { timeout: 20_000 }, () => {
  test('what one process asked for, the others have, bytes and all', async () => {
    const [one, two] = await twoProcesses();
    await one.get('k', async () => picture('first'));
    const shared = await two.get('k', unreachable);
    expect(shared.value).toEqual(picture('first'));
    expect(shared.isHit).toBe(true);
    // The second time it comes from its own memory.
    expect((await two.get('k', unreachable)).value).toEqual(picture('first'));
  });

  test('what one process forgets, the others do not serve any more', async () => {
    const [one, two] = await twoProcesses();
    await one.get('k', async () => picture('first'));
    await two.get('k', unreachable);
    await one.forget('k');
    await vi.waitFor(async () => {
      const again = await two.get('k', async () => picture('second'));
      expect(again.value.name).toBe('second');
    });
  });

  test('Redis going away in the middle fails no request, and its return is noticed', async () => {
    const { redis, connect } = await world();
    await redis.start();
    const { connections, cache } = connect();
    await untilUp(connections.isUp);
    await cache.get('a', async () => picture('a'));
    await redis.stop();
    expect((await cache.get('a', unreachable)).value.name).toBe('a');
    expect((await cache.get('b', async () => picture('b'))).value.name).toBe('b');
    expect((await cache.get('b', unreachable)).value.name).toBe('b');
    await redis.start();
    await untilUp(connections.isUp);
    await cache.get('c', async () => picture('c'));
  });

  test('a start without Redis works at once', async () => {
    const { connect } = await world();
    const { cache } = connect();
    const startedAt = performance.now();
    expect((await cache.get('a', async () => picture('a'))).value.name).toBe('a');
    expect(performance.now() - startedAt).toBeLessThan(500);
  });

  test('a Redis that hangs costs one short wait, then is left alone for a moment', async () => {
    const { redis, connect } = await world();
    await redis.start();
    const { connections, cache } = connect();
    await untilUp(connections.isUp);
    redis.freeze();
    const limits = createLimits({ redis: connections });
    const startedAt = performance.now();
    for (const key of ['a', 'b', 'c', 'd']) {
      await limits.spend(key, 'target');
      expect((await cache.get(key, async () => picture(key))).value.name).toBe(key);
    }
    expect(performance.now() - startedAt).toBeLessThan(900);
  });

  test('limits count over all processes, and each for itself while Redis is away', async () => {
    const { redis, connect } = await world();
    await redis.start();
    const processes = [connect(), connect()];
    for (const { connections } of processes) await untilUp(connections.isUp);
    const [one, two] = processes.map(({ connections }) => createLimits({ redis: connections }));
    for (let spent = 0; spent < BUDGETS_PER_MINUTE.target; spent += 1)
      await one?.spend('x', 'target');
    await expect(two?.spend('x', 'target')).rejects.toMatchObject({ status: 429 });
    await redis.stop();
    await expect(two?.spend('y', 'target')).resolves.toBeUndefined();
    for (let spent = 1; spent < BUDGETS_PER_MINUTE.target; spent += 1)
      await two?.spend('y', 'target');
    await expect(two?.spend('y', 'target')).rejects.toMatchObject({ status: 429 });
  });
});
