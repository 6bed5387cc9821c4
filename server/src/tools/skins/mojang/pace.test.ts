import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPace } from './pace.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pace = () => createPace({ host: 'test', perSecond: 2, burst: 3 });

async function takeMany(take: () => Promise<number>, times: number): Promise<number[]> {
  const waits: number[] = [];
  for (let time = 0; time < times; time += 1) waits.push(await take());
  return waits;
}

test('a burst goes through, then there is a wait of a second at most', async () => {
  const { take } = pace();
  expect(await takeMany(take, 5)).toEqual([0, 0, 0, 0, 0]);
  const waitMs = await take();
  expect(waitMs).toBeGreaterThan(0);
  expect(waitMs).toBeLessThanOrEqual(1000);
});

test('every second makes room, every minute for another burst', async () => {
  const { take } = pace();
  await takeMany(take, 6);
  vi.advanceTimersByTime(1000);
  expect((await takeMany(take, 3)).map((waitMs) => waitMs > 0)).toEqual([false, false, true]);
  vi.advanceTimersByTime(60_000);
  expect(await takeMany(take, 5)).toEqual([0, 0, 0, 0, 0]);
});

test.each([
  [5, 5],
  [0.2, 1],
  [100_000, 600],
])('a host that asks for quiet (%s s) is left alone for %i s', async (asked, seconds) => {
  const { take, pause } = pace();
  await pause(asked);
  expect(await take()).toBe(seconds * 1000);
  vi.advanceTimersByTime(seconds * 1000 - 1);
  expect(await take()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await take()).toBe(0);
});
