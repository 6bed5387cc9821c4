import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shedExpensiveWork, watchEventLoop } from './event-loop-watch.ts';
import type { Work } from './limits/budgets.ts';
import { noLimits } from './limits/limits.ts';
import { createTestApp } from './testing/test-app.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Timers that fire this much later than they should. */
function watchWithLag() {
  let now = 0;
  const watch = watchEventLoop(() => now);
  const pass = (lagMs: number) => {
    now += 100 + lagMs;
    vi.advanceTimersByTime(100);
  };
  return { watch, pass };
}

test('a single long pause is no overload', () => {
  const { watch, pass } = watchWithLag();
  pass(5000);
  expect(watch.isLagging()).toBe(false);
  pass(0);
  pass(5000);
  expect(watch.isLagging()).toBe(false);
});

test('a burst that is over within three seconds is no overload', () => {
  const { watch, pass } = watchWithLag();
  for (const lagMs of [700, 1200, 600]) pass(lagMs);
  expect(watch.isLagging()).toBe(false);
});

test('an event loop that stays late for three seconds lags, until it is in time once', () => {
  const { watch, pass } = watchWithLag();
  for (let n = 0; n < 9; n += 1) pass(201);
  expect(watch.isLagging()).toBe(false);
  pass(201);
  expect(watch.isLagging()).toBe(true);
  pass(200);
  expect(watch.isLagging()).toBe(false);
});

test('while it lags, a gradient is refused with 503 and counted, and the rest is served', async () => {
  const shed: Work[] = [];
  let isLagging = true;
  const limits = shedExpensiveWork(noLimits, {
    isLagging: () => isLagging,
    observeShed: (work) => shed.push(work),
  });
  const app = createTestApp({ limits });
  const gradient = '/api/v2/rgb?text=a&colors=%5B%22%23fff%22%5D';
  const refused = await app.request(gradient);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect((await app.request('/healthz')).status).toBe(200);
  expect((await app.request('/api/openapi.json')).status).toBe(200);
  expect(shed).toEqual(['gradient']);
  isLagging = false;
  expect((await app.request(gradient)).status).toBe(200);
});
