import { expect, test } from 'vitest';
import type { Outcome } from '../outcome.ts';
import { dayRow } from './day-row.ts';
import { hourRow } from './hour-row.ts';
import { percentile } from './percentile.ts';

const up = (latencyMs: number | null, players: number | null): Outcome => ({
  kind: 'up',
  latencyMs,
  players,
});
const at = (second: number, outcome: Outcome, isConfirming = false) => ({
  at: second,
  outcome,
  isConfirming,
});
const FAIL: Outcome = { kind: 'fail', reason: 'refused' };

test('an hour is told by its seconds, its latencies and its players', () => {
  const samples = [
    at(0, up(10, 1)),
    at(60, up(20, 9)),
    at(65, up(30, 3), true),
    at(120, up(null, null)),
    at(180, FAIL),
    at(185, up(40, 4), true),
    at(200, up(50, 4), true),
  ];
  expect(hourRow({ samples, incidents: [], intervalS: 60 }, 0)).toEqual({
    hour: 0,
    upS: 260,
    downS: 0,
    unknownS: 3340,
    asleepS: 0,
    blips: 1,
    latency50: 30,
    latency95: 50,
    latencyMax: 50,
    playersMin: 1,
    // Minutes 0, 1 and 3: of the second one the last value.
    playersAverage: 3,
    playersMax: 9,
  });
});

test('failures of an incident are no blips, and those in a row are one', () => {
  const samples = [at(0, FAIL), at(60, FAIL), at(120, up(1, 1)), at(180, FAIL), at(240, FAIL)];
  const incidents = [{ startedAt: 180, endedAt: null, kind: 'down' }] as const;
  expect(hourRow({ samples, incidents, intervalS: 60 }, 0).blips).toBe(1);
});

test('an hour without checks knows nothing', () => {
  const row = hourRow({ samples: [], incidents: [], intervalS: 60 }, 5);
  expect(row).toMatchObject({ upS: 0, unknownS: 3600, latency50: null, playersAverage: null });
});

test('a day is the sum of its hours', () => {
  const hour = hourRow(
    { samples: [at(0, up(10, 1)), at(60, up(20, 3))], incidents: [], intervalS: 60 },
    0,
  );
  const other = { ...hour, latency50: 50, latency95: 90, playersAverage: 8, playersMax: 12 };
  expect(dayRow([hour, other, other], 0)).toEqual({
    day: 0,
    upS: 360,
    downS: 0,
    unknownS: 3 * 3480,
    asleepS: 0,
    latency50: 50,
    latency95: 90,
    playersAverage: 6,
    playersMax: 12,
  });
});

test.each([
  [[], 50, null],
  [[7], 1, 7],
  [[1, 2, 3, 4], 50, 2],
  [[4, 1, 3, 2], 95, 4],
  [[5, 6], 0, 5],
] as const)('of %j the %i. percentile is %j', (values, percent, expected) =>
  expect(percentile(values, percent)).toBe(expected),
);
