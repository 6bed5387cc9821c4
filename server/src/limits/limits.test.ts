import { afterEach, expect, test, vi } from 'vitest';
import { BUDGETS, type Work } from './budgets.ts';
import { createLimits, noLimits } from './limits.ts';

async function spendMany(times: number, who: string, work: Work, limits = createLimits()) {
  for (let spent = 0; spent < times; spent += 1) await limits.spend(who, work);
  return limits;
}

afterEach(() => void vi.useRealTimers());

const OVER = { status: 429, code: 'rate_limited' };

test('a client over its budget is told which one, and when to come back', async () => {
  const limits = await spendMany(BUDGETS.ping.perMinute, '1.2.3.4', 'ping');
  const refusal = await limits.spend('1.2.3.4', 'ping').catch((problem) => problem);
  expect(refusal).toMatchObject({ ...OVER, fields: { budget: 'ping' } });
  expect(refusal.message).toMatch(/^You have checked too many servers: try again in \d+ s\.$/);
  expect(Number(refusal.headers['Retry-After'])).toBeGreaterThan(0);
  expect(Number(refusal.headers['Retry-After'])).toBeLessThanOrEqual(60);
  expect(refusal.headers['RateLimit-Policy']).toBe('"ping";q=30;w=60');
  expect(refusal.headers.RateLimit).toMatch(/^"ping";r=0;t=(?:[1-9]|[1-5]\d|60)$/);
});

test('what is spent says what remains', async () => {
  const limits = await spendMany(2, '1.2.3.4', 'ping');
  expect(await limits.spend('1.2.3.4', 'ping')).toMatchObject({ quota: 30, remaining: 27 });
});

test('a budget is whole again a minute after it was first spent', async () => {
  vi.useFakeTimers();
  const limits = createLimits();
  expect(await limits.spend('1.2.3.4', 'ping')).toMatchObject({ windowS: 60, resetS: 60 });
  vi.advanceTimersByTime(20_500);
  expect(await limits.spend('1.2.3.4', 'ping')).toMatchObject({ remaining: 28, resetS: 40 });
  vi.advanceTimersByTime(39_499);
  expect(await limits.spend('1.2.3.4', 'ping')).toMatchObject({ remaining: 27, resetS: 1 });
  vi.advanceTimersByTime(2);
  expect(await limits.spend('1.2.3.4', 'ping')).toMatchObject({ remaining: 29, resetS: 60 });
});

test('a clock that was set back makes nobody wait for hours', async () => {
  vi.useFakeTimers();
  const limits = createLimits();
  await limits.spend('1.2.3.4', 'ping');
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(await limits.spend('1.2.3.4', 'ping')).toMatchObject({ resetS: 60 });
});

test('budgets can be others, and there can be none', async () => {
  const budgets = { ...BUDGETS, ping: { ...BUDGETS.ping, perMinute: 1 } };
  const limits = await spendMany(1, '1.2.3.4', 'ping', createLimits({ budgets }));
  await expect(limits.spend('1.2.3.4', 'ping')).rejects.toMatchObject(OVER);
  expect(await noLimits.spend('1.2.3.4', 'ping')).toBeUndefined();
});

test('budgets of other clients and other work are untouched', async () => {
  const limits = await spendMany(BUDGETS.ping.perMinute, '1.2.3.4', 'ping');
  await expect(limits.spend('1.2.3.5', 'ping')).resolves.toMatchObject({ remaining: 29 });
  await expect(limits.spend('1.2.3.4', 'status')).resolves.toMatchObject({ remaining: 299 });
});

test('a /56 has four budgets and a /48 sixteen, however many /64s they have', async () => {
  const limits = createLimits();
  const client = (n: number) => `2001:db8:1:${n.toString(16)}::/64`;
  for (const n of [0, 1, 2, 3]) await spendMany(30, client(n), 'ping', limits);
  await expect(limits.spend(client(4), 'ping')).rejects.toMatchObject(OVER);
  for (let n = 1; n <= 12; n += 1) await spendMany(30, client(0x100 * n), 'ping', limits);
  await expect(limits.spend(client(0x1000), 'ping')).rejects.toMatchObject(OVER);
  await expect(limits.spend('2001:db8:2:1::/64', 'ping')).resolves.toBeDefined();
});

test('a client over its budget uses up nothing of its network’s', async () => {
  const limits = await spendMany(30, '2001:db8:1:0::/64', 'ping');
  for (let n = 0; n < 200; n += 1) {
    await limits.spend('2001:db8:1:0::/64', 'ping').catch(() => undefined);
  }
  await expect(limits.spend('2001:db8:1:1::/64', 'ping')).resolves.toBeDefined();
});

test('the network that is pinged is no client: its /48 has no budget', async () => {
  const limits = createLimits();
  for (let n = 0; n < 5; n += 1) {
    await spendMany(240, `2001:db8:1:${n}::/64`, 'target-network', limits);
  }
});

test('each refusal is counted', async () => {
  const refused: Work[] = [];
  const limits = createLimits({ observeRefusal: (work) => refused.push(work) });
  await spendMany(BUDGETS.target.perMinute, 'x', 'target', limits);
  await limits.spend('x', 'target').catch(() => undefined);
  expect(refused).toEqual(['target']);
});
