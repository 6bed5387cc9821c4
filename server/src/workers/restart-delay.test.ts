import { expect, test } from 'vitest';
import { createRestartDelay } from './restart-delay.ts';

test('a worker that was well is replaced at once', () => {
  expect(createRestartDelay()(60_000)).toBe(0);
});

test('workers that die young are replaced ever more slowly, half a minute at most', () => {
  const delay = createRestartDelay();
  expect([delay(5), delay(5), delay(5)]).toEqual([250, 500, 1000]);
  for (let deaths = 0; deaths < 20; deaths += 1) delay(5);
  expect(delay(5)).toBe(30_000);
});

test('one that was well ends the waiting', () => {
  const delay = createRestartDelay();
  delay(5);
  delay(5);
  expect([delay(60_000), delay(5)]).toEqual([0, 250]);
});
