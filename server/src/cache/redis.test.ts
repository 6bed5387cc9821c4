import { Redis } from 'ioredis';
import { afterEach, describe, expect, test } from 'vitest';

import { z } from 'zod';
import { BUDGETS } from '../limits/budgets.ts';
import { createLimits } from '../limits/limits.ts';
import { delayingProxy } from '../testing/delaying-proxy.ts';

import { hasRedis, prepareRedis } from '../testing/redis-server.ts';
import { recordingLogger } from '../testing/test-app.ts';
import { createCaches } from './caches.ts';
import type { CacheOutcome, CachePolicy } from './named-cache.ts';
import { connectRedis } from './redis.ts';

interface Picture {
  readonly bytes: Uint8Array;
  readonly name: string;
}

const policy: CachePolicy<Picture> = {
  name: 'pictures',
  schema: z.object({ bytes: z.instanceof(Uint8Array), name: z.string() }),
  ttlMs: 60_000,
  graceMs: 0,
  failureMs: 0,
  deadlineMs: 1000,
  maxEntries: 10,
  maxBytes: 100_000,
};

/** On a busy machine Redis answers late. That is a reason to leave it aside, but not what is tested here. */
const PATIENCE = { lossLimitMs: 2000 };
const LONGER_THAN_PATIENCE_MS = 2500;

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
    connect(url = redis.url) {
      const { logger, lines } = recordingLogger();
      const commands: number[] = [];
      const outcomes: CacheOutcome[] = [];
      const observer = { command: (seconds: number) => commands.push(seconds) };
      const connections = connectRedis(url, logger, observer, PATIENCE);
      closers.push(connections.close);
      const observe = (_: string, outcome: CacheOutcome) => outcomes.push(outcome);
      const cache = createCaches({ redis: connections, observe }).open(policy);
      const states = () => lines.map(({ redis: state }) => state);
      return { connections, cache, states, commands, outcomes };
    },
    /** Somebody else who writes to the same Redis. */
    stranger() {
      const stranger = new Redis(redis.url);
      closers.push(() => stranger.disconnect());
      return stranger;
    },
  };
}

async function startedWorld() {
  const { redis, connect, stranger } = await world();
  await redis.start();
  return { redis, connect, stranger };
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
  await expect.poll(isUp, { interval: 20 }).toBe(true);
}

describe.skipIf(!hasRedis)('with Redis', { timeout: 60_000 }, () => {
  test('what one process asked for, the others have, bytes and all', async () => {
    const [one, two] = await twoProcesses();
    await one.get('k', async () => picture('first'));
    const shared = await two.get('k', unreachable);
    expect(shared.value).toEqual(picture('first'));
    expect(shared.isHit).toBe(true);
    // The second time it comes from its own memory.
    expect((await two.get('k', unreachable)).value).toEqual(picture('first'));
  });

  test('what one process replaces before its time, the others do not serve any more', async () => {
    const [one, two] = await twoProcesses();
    await one.get('k', async () => picture('first'));
    await two.get('k', unreachable);
    await one.refresh('k', async () => picture('second'));
    const nameAgain = async () => (await two.get('k', unreachable)).value.name;
    await expect.poll(nameAgain).toBe('second');
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

  test('a start without Redis works, and is told once', async () => {
    const { connect } = await world();
    const { cache, states } = connect();
    expect((await cache.get('a', async () => picture('a'))).value.name).toBe('a');
    await expect.poll(() => states()).toEqual(['down']);
  });

  test.each([
    ['an object of another shape', '{}'],
    ['an entry of another shape', '{"value":{},"logicalExpiration":9e15,"createdAt":1}'],
    ['a value of another shape', '{"value":{"name":7},"storedAt":1,"expiresAt":9e15}'],
    ['no JSON', 'garbage'],
    ['JSON that ends early', '{"value":{"val'],
    ['null', 'null'],
  ])('%s in Redis counts as absent and is replaced', async (_, text) => {
    const { connect, stranger } = await startedWorld();
    const [one, two] = [connect(), connect()];
    await untilUp(one.connections.isUp);
    await untilUp(two.connections.isUp);
    await stranger().set('fucina:pictures:k', text);
    expect((await one.cache.get('k', async () => picture('fresh'))).value).toEqual(
      picture('fresh'),
    );
    expect(one.outcomes).toEqual(['invalid', 'miss']);
    await expect
      .poll(async () => (await two.cache.get('k', unreachable)).value)
      .toEqual(picture('fresh'));
  });

  test('what is fresh for longer than anything of ours is none of ours', async () => {
    const { connect, stranger } = await startedWorld();
    const { connections, cache, outcomes } = connect();
    await untilUp(connections.isUp);
    const { name, bytes } = { name: 'foreign', bytes: { $bytes: '' } };
    const storedAt = Date.now() - 1000;
    const entry = { value: { name, bytes }, storedAt, expiresAt: storedAt + policy.ttlMs + 1 };
    await stranger().set('fucina:pictures:k', JSON.stringify(entry));
    expect((await cache.get('k', async () => picture('fresh'))).value.name).toBe('fresh');
    expect(outcomes).toEqual(['invalid', 'miss']);
  });

  test('of a huge value only as much is fetched as ours may have', async () => {
    const { connect, stranger } = await startedWorld();
    const { connections, cache, outcomes } = connect();
    await untilUp(connections.isUp);
    const somebody = stranger();
    const sentBytes = async () =>
      Number(/total_net_output_bytes:(\d+)/.exec(await somebody.info('stats'))?.[1]);
    await somebody.set('fucina:pictures:k', 'x'.repeat(16 * 2 ** 20));
    const before = await sentBytes();
    expect((await cache.get('k', async () => picture('fresh'))).value.name).toBe('fresh');
    expect((await sentBytes()) - before).toBeLessThan(3 * 2 ** 20);
    expect(outcomes).toEqual(['invalid', 'miss']);
  });

  test('a key that holds no text counts as absent', async () => {
    const { connect, stranger } = await startedWorld();
    const { connections, cache } = connect();
    await untilUp(connections.isUp);
    await stranger().lpush('fucina:pictures:k', 'x');
    expect((await cache.get('k', async () => picture('fresh'))).value.name).toBe('fresh');
    expect(connections.isUp()).toBe(true);
  });

  test('a Redis that hangs is left aside after one command, and used again when it answers', async () => {
    const { redis, connect } = await startedWorld();
    const { connections, cache, states, commands } = connect();
    await untilUp(connections.isUp);
    redis.freeze();
    const limits = createLimits({ redis: connections });
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      await limits.spend(key, 'target');
      expect((await cache.get(key, async () => picture(key))).value.name).toBe(key);
    }
    expect(states()).toEqual(['up', 'slow']);
    expect(commands.length).toBe(1);
    redis.thaw();
    await untilUp(connections.isUp);
    expect(states()).toEqual(['up', 'slow', 'up']);
  });

  test('behind a slow network it is left aside', async () => {
    const { redis, connect } = await startedWorld();
    const proxy = await delayingProxy(Number(new URL(redis.url).port));
    closers.push(proxy.close);
    const { connections, cache, states, commands } = connect(`redis://127.0.0.1:${proxy.port}`);
    await untilUp(connections.isUp);
    proxy.delay(LONGER_THAN_PATIENCE_MS);
    for (let key = 0; key < 20; key += 1) {
      expect((await cache.get(`k${key}`, async () => picture('x'))).value.name).toBe('x');
    }
    expect(states()).toEqual(['up', 'slow']);
    expect(commands.length).toBe(1);
    proxy.delay(0);
    await untilUp(connections.isUp);
  });

  test.each([
    ['full', ['maxmemory', '1']],
    ['refusing', ['min-replicas-to-write', '1']],
  ])(
    'a Redis that is %s is left aside, told once, until it takes writes',
    async (state, change) => {
      const { connect, stranger } = await startedWorld();
      const { connections, cache, states } = connect();
      await untilUp(connections.isUp);
      const [name = '', value = ''] = change;
      await stranger().config('SET', name, value);
      for (const key of ['a', 'b', 'c']) {
        expect((await cache.get(key, async () => picture(key))).value.name).toBe(key);
      }
      await expect.poll(() => states()).toEqual(['up', state]);
      await stranger().config('SET', name, '0');
      await untilUp(connections.isUp);
      expect(states()).toEqual(['up', state, 'up']);
    },
  );

  test('limits count over all processes, and each for itself while Redis is away', async () => {
    const { redis, connect } = await world();
    await redis.start();
    const processes = [connect(), connect()];
    for (const { connections } of processes) await untilUp(connections.isUp);
    const [one, two] = processes.map(({ connections }) => createLimits({ redis: connections }));
    for (let spent = 0; spent < BUDGETS.target.perMinute; spent += 1)
      await one?.spend('x', 'target');
    await expect(two?.spend('x', 'target')).rejects.toMatchObject({ status: 429 });
    await redis.stop();
    await expect(two?.spend('y', 'target')).resolves.toMatchObject({ remaining: 5 });
    for (let spent = 1; spent < BUDGETS.target.perMinute; spent += 1)
      await two?.spend('y', 'target');
    await expect(two?.spend('y', 'target')).rejects.toMatchObject({ status: 429 });
  });
});
