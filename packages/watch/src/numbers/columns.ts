// A span of time in equal steps, as charts draw it.
import type { Sample } from '../samples/sample.ts';
import { numbersOf } from './hour-row.ts';
import { average, percentile, rankOf } from './percentile.ts';
import { type History, spansOf } from './spans.ts';

/** `count` steps of `stepS` seconds each; nothing is told behind `until`. */
export interface Steps {
  readonly from: number;
  readonly stepS: number;
  readonly count: number;
  readonly until: number;
}

export interface Columns {
  readonly upS: readonly number[];
  readonly downS: readonly number[];
  readonly unknownS: readonly number[];
  readonly latency50: readonly (number | null)[];
  readonly latency95: readonly (number | null)[];
  readonly players: readonly (number | null)[];
  readonly playersMax: readonly (number | null)[];
}

/** What an hour and a day have in common. */
export interface CountedRow {
  readonly upS: number;
  readonly downS: number;
  readonly asleepS: number;
  readonly latency50: number | null;
  readonly latency95: number | null;
  readonly playersAverage: number | null;
  readonly playersMax: number | null;
}

/** Exact, out of samples. */
export function columnsOfSamples(history: History, steps: Steps): Columns {
  const { from, stepS, count, until } = steps;
  const end = Math.min(until, from + count * stepS);
  const samples = withSpokenFor(
    stepsOf<Sample>(history.samples, steps, ({ at }) => at),
    history,
    steps,
  );
  const seconds = Array.from({ length: count }, () => ({ up: 0, down: 0, asleep: 0, unknown: 0 }));
  for (const span of spansOf(history, from, end)) {
    for (let step = stepAt(span.from, steps); step <= stepAt(span.to - 1, steps); step += 1) {
      const start = from + step * stepS;
      const counted = seconds[step];
      if (counted === undefined) continue;
      counted[span.state] += Math.min(span.to, start + stepS) - Math.max(span.from, start);
    }
  }
  const sorted = (key: 'latencyMs' | 'players') =>
    samples.map((list) => numbersOf(list, key).toSorted((a, b) => a - b));
  const [latencies, players] = [sorted('latencyMs'), sorted('players')];
  return {
    upS: seconds.map(({ up }) => up),
    downS: seconds.map(({ down }) => down),
    unknownS: seconds.map(({ unknown }) => unknown),
    latency50: latencies.map((list) => rankOf(list, 50)),
    latency95: latencies.map((list) => rankOf(list, 95)),
    players: players.map(average),
    playersMax: players.map((list) => rankOf(list, 100)),
  };
}

/** Out of rows of hours or days; `startOf` is when one begins. Percentiles of percentiles are only about right. */
export function columnsOfRows<Row extends CountedRow>(
  rows: readonly Row[],
  steps: Steps,
  startOf: (row: Row) => number,
): Columns {
  const { from, stepS, until } = steps;
  const groups = stepsOf(rows, steps, startOf);
  const sum = (group: readonly Row[], key: 'upS' | 'downS' | 'asleepS') =>
    group.reduce((total, row) => total + row[key], 0);
  const told = (key: 'latency50' | 'latency95' | 'playersAverage' | 'playersMax') =>
    groups.map((group) => group.map((row) => row[key]).filter((value) => value !== null));
  return {
    upS: groups.map((group) => sum(group, 'upS')),
    downS: groups.map((group) => sum(group, 'downS')),
    // Also what is in no row.
    unknownS: groups.map((group, step) => {
      const passed = Math.max(0, Math.min(until - from - step * stepS, stepS));
      const known = sum(group, 'upS') + sum(group, 'downS') + sum(group, 'asleepS');
      return Math.max(0, passed - known);
    }),
    latency50: told('latency50').map((list) => percentile(list, 50)),
    latency95: told('latency95').map((list) => percentile(list, 95)),
    players: told('playersAverage').map(average),
    playersMax: told('playersMax').map((list) => percentile(list, 100)),
  };
}

/** Checks may be a little more than a step apart: one in which none ended has the last one, while that speaks for it. */
function withSpokenFor(
  groups: readonly (readonly Sample[])[],
  { samples, intervalS }: History,
  { from, stepS, until }: Steps,
): readonly (readonly Sample[])[] {
  let last = samples.findLast(({ at }) => at < from);
  return groups.map((group, step) => {
    const start = from + step * stepS;
    const isSpokenFor = last !== undefined && start < Math.min(last.at + intervalS, until);
    const told = group.length === 0 && last !== undefined && isSpokenFor ? [last] : group;
    last = group.at(-1) ?? last;
    return told;
  });
}

function stepAt(at: number, { from, stepS }: Steps): number {
  return Math.floor((at - from) / stepS);
}

function stepsOf<Item>(
  items: readonly Item[],
  steps: Steps,
  timeOf: (item: Item) => number,
): readonly (readonly Item[])[] {
  const groups = Array.from({ length: steps.count }, (): Item[] => []);
  for (const item of items) groups[stepAt(timeOf(item), steps)]?.push(item);
  return groups;
}
