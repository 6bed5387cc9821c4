// Limits of several processes that share one Redis.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectRedis } from '../cache/redis.ts';
import { startInProcessRedis, until } from '../testing/in-process-redis.ts';
import { recordingLogger } from '../testing/test-app.ts';
import { BUDGETS } from './budgets.ts';
import { createLimits } from './limits.ts';

const OVER = { status: 429, code: 'rate_limited' };
const MAX_PER_MINUTE = BUDGETS.target.perMinute;
const closers: (() => unknown)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  vi.useRealTimers();
});

async function twoProcesses() {
  const redis = await startInProcessRedis();
  closers.push(redis.stop);
  const connect = async () => {
    const connections = connectRedis(redis.url, recordingLogger().logger);
    closers.push(connections.close);
    await until(connections.isUp);
    return createLimits({ redis: connections });
  };
  return { redis, one: await connect(), two: await connect() };
}

test('what one process spends, the others have spent', async () => {
  const { one, two } = await twoProcesses();
  for (let spent = 1; spent <= MAX_PER_MINUTE; spent += 1) {
    expect(await one.spend('x', 'target')).toMatchObject({
      remaining: MAX_PER_MINUTE - spent,
      resetS: 60,
    });
  }
  await expect(two.spend('x', 'target')).rejects.toMatchObject(OVER);
  expect(await two.spend('y', 'target')).toMatchObject({ remaining: MAX_PER_MINUTE - 1 });
});

test('wider networks are counted under names of their own', async () => {
  const { redis, one } = await twoProcesses();
  await one.spend('2001:db8:1:2::/64', 'ping');
  expect(Object.fromEntries(redis.entries)).toEqual({
    'fucina:limit:ping:2001:db8:1:2::/64': '1',
    'fucina:limit:ping*4:2001:db8:1:0::/56': '1',
    'fucina:limit:ping*16:2001:db8:1::/48': '1',
  });
});

test('whoever is over the limit is refused without a question to Redis', async () => {
  const { redis, one } = await twoProcesses();
  for (let spent = 0; spent <= MAX_PER_MINUTE; spent += 1)
    await one.spend('x', 'target').catch(() => 0);
  const sent = redis.received.length;
  await expect(one.spend('x', 'target')).rejects.toMatchObject(OVER);
  expect(redis.received).toHaveLength(sent);
});

test('while Redis is left aside, each process goes on from what it knows', async () => {
  const { redis, one, two } = await twoProcesses();
  await one.spend('x', 'target');
  redis.refuseWrites('OOM command not allowed');
  for (let spent = 2; spent <= MAX_PER_MINUTE; spent += 1) {
    expect(await one.spend('x', 'target')).toMatchObject({ remaining: MAX_PER_MINUTE - spent });
  }
  await expect(one.spend('x', 'target')).rejects.toMatchObject(OVER);
  expect(await two.spend('x', 'target')).toMatchObject({ remaining: MAX_PER_MINUTE - 1 });
});

test('what other processes have spent is known as well when Redis goes', async () => {
  const { redis, one, two } = await twoProcesses();
  await one.spend('x', 'target');
  for (let spent = 2; spent < MAX_PER_MINUTE; spent += 1) await two.spend('x', 'target');
  expect(await one.spend('x', 'target')).toMatchObject({ remaining: 0 });
  redis.refuseWrites('OOM command not allowed');
  await expect(one.spend('x', 'target')).rejects.toMatchObject(OVER);
  expect(await one.spend('y', 'target')).toMatchObject({ remaining: MAX_PER_MINUTE - 1 });
});

test.each([
  ['has forgotten everything', undefined],
  ['holds another number', '-1000'],
])('a Redis that %s gives no budget again', async (_, value) => {
  const { redis, one } = await twoProcesses();
  for (let spent = 1; spent < MAX_PER_MINUTE; spent += 1) await one.spend('x', 'target');
  redis.entries.clear();
  if (value !== undefined) redis.entries.set('fucina:limit:target:x', value);
  expect(await one.spend('x', 'target')).toMatchObject({ remaining: 0 });
  await expect(one.spend('x', 'target')).rejects.toMatchObject(OVER);
});

test('work that was settled when Redis goes was paid', async () => {
  const { redis, one } = await twoProcesses();
  await one.settle('x', 'mcp', BUDGETS.mcp.perMinute);
  redis.refuseWrites('OOM command not allowed');
  await expect(one.spend('x', 'mcp')).rejects.toMatchObject(OVER);
});
