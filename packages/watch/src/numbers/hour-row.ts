import type { Sample } from '../samples/sample.ts';
import { HOUR_S } from '../schedule.ts';
import { average, percentile } from './percentile.ts';
import { secondsOf } from './seconds.ts';
import { type History, incidentAt, spansOf } from './spans.ts';

/** What is kept of an hour of a target. Null where nothing was told. */
export interface HourRow {
  readonly hour: number;
  readonly upS: number;
  readonly downS: number;
  readonly unknownS: number;
  readonly asleepS: number;
  readonly blips: number;
  readonly latency50: number | null;
  readonly latency95: number | null;
  readonly latencyMax: number | null;
  readonly playersMin: number | null;
  readonly playersAverage: number | null;
  readonly playersMax: number | null;
}

export function hourOf(at: number): number {
  return Math.floor(at / HOUR_S);
}

/** Of an hour that is not over, only what is before `until`. */
export function hourRow(history: History, hour: number, until = Number.POSITIVE_INFINITY): HourRow {
  const [from, to] = [hour * HOUR_S, Math.min((hour + 1) * HOUR_S, until)];
  const { up, down, unknown, asleep } = secondsOf(spansOf(history, from, to));
  const samples = history.samples.filter(({ at }) => at >= from && at < to);
  const latencies = numbersOf(samples, 'latencyMs');
  const players = numbersOf(samples, 'players');
  return {
    hour,
    upS: up,
    downS: down,
    unknownS: unknown,
    asleepS: asleep,
    blips: countBlips(history, from, to),
    latency50: percentile(latencies, 50),
    latency95: percentile(latencies, 95),
    latencyMax: percentile(latencies, 100),
    playersMin: percentile(players, 0),
    playersAverage: average(numbersOf(lastOfMinutes(samples), 'players')),
    playersMax: percentile(players, 100),
  };
}

/** Failures outside of incidents, each with those that follow it at once. */
function countBlips({ samples, incidents }: History, from: number, to: number): number {
  const told = samples.filter(({ outcome }) => outcome.kind !== 'none');
  return told.filter(({ at, outcome }, index) => {
    if (outcome.kind !== 'fail' || at < from || at >= to) return false;
    if (told[index - 1]?.outcome.kind === 'fail') return false;
    return incidentAt(incidents, at) === undefined;
  }).length;
}

/** Checks are denser around failures; each minute counts once. */
function lastOfMinutes(samples: readonly Sample[]): readonly Sample[] {
  return samples.filter(
    ({ at }, index) => Math.floor(at / 60) !== Math.floor((samples[index + 1]?.at ?? -60) / 60),
  );
}

export function numbersOf(
  samples: readonly Sample[],
  key: 'latencyMs' | 'players',
): readonly number[] {
  const numbers: number[] = [];
  for (const { outcome } of samples) {
    const value = outcome.kind === 'up' ? outcome[key] : null;
    if (value !== null) numbers.push(value);
  }
  return numbers;
}
