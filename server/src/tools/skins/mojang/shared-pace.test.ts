// The pace of several processes that share a real Redis.
import { afterEach, describe, expect, test } from 'vitest';
import { connectRedis } from '../../../cache/redis.ts';
import { hasRedis, prepareRedis } from '../../../testing/redis-server.ts';
import { recordingLogger } from '../../../testing/test-app.ts';
import { createPace } from './pace.ts';

/** On a busy machine Redis answers late. Left aside, each process would have a pace of its own. */
const PATIENCE = { lossLimitMs: 10_000 };
const closers: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function twoProcesses() {
  const server = await prepareRedis();
  closers.push(server.stop);
  await server.start();
  const connect = async () => {
    const redis = connectRedis(server.url, recordingLogger().logger, {}, PATIENCE);
    closers.push(redis.close);
    await expect.poll(redis.isUp).toBe(true);
    return createPace({ host: 'test', perSecond: 1, burst: 3, redis });
  };
  return { one: await connect(), two: await connect() };
}

describe.skipIf(!hasRedis)('with Redis', { timeout: 60_000 }, () => {
  test('what one process asked counts for the others', async () => {
    const { one, two } = await twoProcesses();
    // Three in the minute besides one in each second.
    while ((await one.take()) === 0);
    const waits = await Promise.all(Array.from({ length: 8 }, two.take));
    expect(waits.filter((wait) => wait === 0).length).toBeLessThan(4);
  });

  test('what a host asked of one process keeps the others quiet, too', async () => {
    const { one, two } = await twoProcesses();
    expect(await two.take()).toBe(0);
    await one.pause(30);
    expect(await two.take()).toBeGreaterThan(20_000);
  });
});
