// Packed hours, and the rows of hours and days that are counted from them.
import type { DatabaseSync } from 'node:sqlite';
import type { DayRow, HourRow, Sample } from '@fucina/watch';
import { readStoredHour, writeStoredHour } from '../packed-form.ts';

export interface History {
  readonly packed: (target: number, fromHour: number, toHour: number) => readonly Sample[];
  readonly hours: (target: number, fromHour: number, toHour: number) => readonly HourRow[];
  readonly days: (target: number, fromDay: number, toDay: number) => readonly DayRow[];
  readonly keepHour: (target: number, samples: readonly Sample[], row: HourRow) => void;
  readonly keepDay: (target: number, row: DayRow) => void;
}

export function createHistory(database: DatabaseSync): History {
  const packed = database.prepare(
    'SELECT h, samples FROM packed WHERE target = ? AND h >= ? AND h < ? ORDER BY h',
  );
  const hours = database.prepare(
    'SELECT * FROM hour WHERE target = ? AND h >= ? AND h < ? ORDER BY h',
  );
  const days = database.prepare(
    'SELECT * FROM day WHERE target = ? AND d >= ? AND d < ? ORDER BY d',
  );
  const keepPacked = database.prepare('INSERT OR REPLACE INTO packed VALUES (?, ?, ?)');
  const keepHour = database.prepare(
    'INSERT OR REPLACE INTO hour VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const keepDay = database.prepare(
    'INSERT OR REPLACE INTO day VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  return {
    packed: (target, from, to) =>
      packed
        .all(target, from, to)
        .flatMap(({ h, samples }) => readStoredHour(samples as Uint8Array, Number(h))),
    hours: (target, from, to) => hours.all(target, from, to).map(readHour),
    days: (target, from, to) => days.all(target, from, to).map(readDay),
    keepHour(target, samples, row) {
      keepPacked.run(target, row.hour, writeStoredHour(samples, row.hour));
      const { upS, downS, unknownS, asleepS, blips } = row;
      const { latency50, latency95, latencyMax, playersMin, playersAverage, playersMax } = row;
      keepHour.run(
        ...[target, row.hour, upS, downS, unknownS, asleepS, blips],
        ...[latency50, latency95, latencyMax, playersMin, playersAverage, playersMax],
      );
    },
    keepDay(target, row) {
      const { upS, downS, unknownS, asleepS, latency50, latency95 } = row;
      const { playersAverage, playersMax } = row;
      keepDay.run(
        ...[target, row.day, upS, downS, unknownS, asleepS],
        ...[latency50, latency95, playersAverage, playersMax],
      );
    },
  };
}

type Row = Readonly<Record<string, unknown>>;

function readHour(row: Row): HourRow {
  return {
    hour: Number(row.h),
    ...readSeconds(row),
    blips: Number(row.blips),
    latency50: orNull(row.lat50),
    latency95: orNull(row.lat95),
    latencyMax: orNull(row.latmax),
    playersMin: orNull(row.pmin),
    playersAverage: orNull(row.pavg),
    playersMax: orNull(row.pmax),
  };
}

function readDay(row: Row): DayRow {
  return {
    day: Number(row.d),
    ...readSeconds(row),
    latency50: orNull(row.lat50),
    latency95: orNull(row.lat95),
    playersAverage: orNull(row.pavg),
    playersMax: orNull(row.pmax),
  };
}

function readSeconds(row: Row) {
  return {
    upS: Number(row.up_s),
    downS: Number(row.down_s),
    unknownS: Number(row.unknown_s),
    asleepS: Number(row.asleep_s),
  };
}

function orNull(value: unknown): number | null {
  return value === null ? null : Number(value);
}
