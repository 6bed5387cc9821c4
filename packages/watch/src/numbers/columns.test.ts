import { expect, test } from 'vitest';
import type { Sample } from '../samples/sample.ts';
import { HOUR_S } from '../schedule.ts';
import { columnsOfRows, columnsOfSamples } from './columns.ts';
import { hourRow } from './hour-row.ts';

const FROM = 500_000 * HOUR_S;

/** One check a minute, the first one at the beginning. */
function minutes(count: number, from = FROM): readonly Sample[] {
  return Array.from({ length: count }, (_, index) => ({
    at: from + 60 * index,
    outcome: { kind: 'up', latencyMs: 10 + (index % 10), players: index },
    isConfirming: false,
  }));
}

const history = (samples: readonly Sample[]) => ({ samples, incidents: [], intervalS: 60 });

test('each step has the seconds and the numbers of its own checks', () => {
  const columns = columnsOfSamples(history(minutes(30)), {
    from: FROM,
    stepS: 600,
    count: 4,
    until: FROM + 2400,
  });
  expect(columns).toEqual({
    upS: [600, 600, 600, 0],
    downS: [0, 0, 0, 0],
    unknownS: [0, 0, 0, 600],
    latency50: [14, 14, 14, null],
    latency95: [19, 19, 19, null],
    players: [5, 15, 25, null],
    playersMax: [9, 19, 29, null],
  });
});

test('an incident is down in the steps that it reaches into', () => {
  const incidents = [{ startedAt: FROM + 570, endedAt: FROM + 630, kind: 'down' as const }];
  const { upS, downS } = columnsOfSamples(
    { ...history(minutes(20)), incidents },
    { from: FROM, stepS: 600, count: 2, until: FROM + 1200 },
  );
  expect([upS, downS]).toEqual([
    [570, 570],
    [30, 30],
  ]);
});

test('what has not come yet is not unknown', () => {
  const steps = { from: FROM, stepS: 600, count: 3, until: FROM + 700 };
  expect(columnsOfSamples(history(minutes(12)), steps).unknownS).toEqual([0, 0, 0]);
  expect(columnsOfRows([], steps, () => 0).unknownS).toEqual([600, 100, 0]);
});

test('hours in steps of three add up to what their samples say', () => {
  const samples = minutes(9 * 60);
  const rows = Array.from({ length: 9 }, (_, index) =>
    hourRow(history(samples), FROM / HOUR_S + index, FROM + 8.5 * HOUR_S),
  ).filter((_, index) => index !== 4);
  const steps = { from: FROM, stepS: 3 * HOUR_S, count: 3, until: FROM + 8.5 * HOUR_S };
  const columns = columnsOfRows(rows, steps, ({ hour }) => hour * HOUR_S);
  expect(columns.upS).toEqual([3 * HOUR_S, 2 * HOUR_S, 2.5 * HOUR_S]);
  expect(columns.unknownS).toEqual([0, HOUR_S, 0]);
  expect(columns.playersMax).toEqual([179, 359, 509]);
});

test('where no check ends in a step, the last one speaks for it, and nobody speaks for longer', () => {
  // Of a minute each, a little late and a little early in turn; then none.
  const samples = minutes(4).map((sample, index) => ({
    ...sample,
    at: sample.at + (index % 2 === 0 ? 1 : -1),
  }));
  const steps = { from: FROM, stepS: 60, count: 6, until: FROM + 360 };
  const { players, latency50 } = columnsOfSamples(history(samples), steps);
  expect(players).toEqual([1, 1, 3, 3, null, null]);
  expect(latency50).toEqual([10, 11, 12, 13, null, null]);
});
