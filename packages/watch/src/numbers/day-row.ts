import type { HourRow } from './hour-row.ts';
import { average, percentile } from './percentile.ts';

/** What is kept of a day (UTC) of a target. */
export interface DayRow {
  readonly day: number;
  readonly upS: number;
  readonly downS: number;
  readonly unknownS: number;
  readonly asleepS: number;
  /** Of the hours' own percentiles: only about what those of all samples would be. */
  readonly latency50: number | null;
  readonly latency95: number | null;
  readonly playersAverage: number | null;
  readonly playersMax: number | null;
}

export function dayRow(hours: readonly HourRow[], day: number): DayRow {
  return {
    day,
    upS: sum(hours, 'upS'),
    downS: sum(hours, 'downS'),
    unknownS: sum(hours, 'unknownS'),
    asleepS: sum(hours, 'asleepS'),
    latency50: percentile(known(hours, 'latency50'), 50),
    latency95: percentile(known(hours, 'latency95'), 95),
    playersAverage: average(known(hours, 'playersAverage')),
    playersMax: percentile(known(hours, 'playersMax'), 100),
  };
}

function sum(hours: readonly HourRow[], key: 'upS' | 'downS' | 'unknownS' | 'asleepS'): number {
  return hours.reduce((total, hour) => total + hour[key], 0);
}

function known(
  hours: readonly HourRow[],
  key: 'latency50' | 'latency95' | 'playersAverage' | 'playersMax',
): readonly number[] {
  return hours.map((hour) => hour[key]).filter((value) => value !== null);
}
