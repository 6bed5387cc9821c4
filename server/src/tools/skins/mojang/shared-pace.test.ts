// The pace of several processes that share a real Redis.
import { afterEach, describe, expect, test } from 'vitest';
import { connectRedis } from '../../../cache/redis.ts';
import { hasRedis, prepareRedis } from '../../../testing/redis-server.ts';
import { recordingLogger } from '../../../testing/test-app.ts';
import { createPace } from './pace.ts';

const closers: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function twoProcesses() {
  const server = await prepareRedis();
  closers.push(server.stop);
  await server.start();
  const connect = async () => {
    const redis = connectRedis(server.url, recordingLogger().logger);
    closers.push(redis.close);
    await expect.poll(redis.isUp).toBe(true);
    return createPace({ host: 'test', perSecond: 1, burst: 3, redis });
  };
  return { one: await connect(), two: await connect() };
}

// Tried again: on a busy machine Redis may answer so late that it is left aside, and each process has a pace of its own.
describe.skipIf(!hasRedis)('with Redis', { timeout: 60_000, retry: 3 }, () => {
  test('what one process asked counts for the others', async () => {
    const { one, two } = await twoProcesses();
    // One in the second, and three in the minute; a second may begin in between.
    for (let asked = 0; asked < 4; asked += 1) await one.take();
    const waits = [await two.take(), await two.take()];
    expect(Math.max(...waits)).toBeGreaterThan(0);
  });

  test('what a host asked of one process keeps the others quiet, too', async () => {
    const { one, two } = await twoProcesses();
    expect(await two.take()).toBe(0);
    await one.pause(30);
    expect(await two.take()).toBeGreaterThan(20_000);
  });
});
