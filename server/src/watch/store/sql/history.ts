// Packed hours, and the rows of hours and days that are counted from them.
import type { DayRow, HourRow, Sample } from '@fucina/watch';
import { readStoredHour, writeStoredHour } from '../packed-form.ts';
import { type Connection, numberOrNull, type Row, upsertSql } from './connection.ts';

export interface History {
  readonly packed: (target: number, fromHour: number, toHour: number) => Promise<readonly Sample[]>;
  readonly hours: (target: number, fromHour: number, toHour: number) => Promise<readonly HourRow[]>;
  readonly days: (target: number, fromDay: number, toDay: number) => Promise<readonly DayRow[]>;
  readonly keepHour: (target: number, samples: readonly Sample[], row: HourRow) => Promise<void>;
  readonly keepDay: (target: number, row: DayRow) => Promise<void>;
}

const SECONDS = ['up_s', 'down_s', 'unknown_s', 'asleep_s'];
const OF_HOUR = [...SECONDS, 'blips', 'lat50', 'lat95', 'latmax', 'pmin', 'pavg', 'pmax'];
const OF_DAY = [...SECONDS, 'lat50', 'lat95', 'pavg', 'pmax'];

export function createHistory(connection: Connection): History {
  const packed = connection.prepare(
    'SELECT h, samples FROM packed WHERE target = ? AND h >= ? AND h < ? ORDER BY h',
  );
  const hours = connection.prepare(
    'SELECT * FROM hour WHERE target = ? AND h >= ? AND h < ? ORDER BY h',
  );
  const days = connection.prepare(
    'SELECT * FROM day WHERE target = ? AND d >= ? AND d < ? ORDER BY d',
  );
  const keepPacked = connection.prepare(upsertSql('packed', ['target', 'h'], ['samples']));
  const keepHour = connection.prepare(upsertSql('hour', ['target', 'h'], OF_HOUR));
  const keepDay = connection.prepare(upsertSql('day', ['target', 'd'], OF_DAY));
  return {
    packed: async (target, from, to) =>
      (await packed.all(target, from, to)).flatMap(({ h, samples }) =>
        readStoredHour(samples as Uint8Array, Number(h)),
      ),
    hours: async (target, from, to) => (await hours.all(target, from, to)).map(readHour),
    days: async (target, from, to) => (await days.all(target, from, to)).map(readDay),
    async keepHour(target, samples, row) {
      await keepPacked.run(target, row.hour, writeStoredHour(samples, row.hour));
      const { upS, downS, unknownS, asleepS, blips } = row;
      const { latency50, latency95, latencyMax, playersMin, playersAverage, playersMax } = row;
      await keepHour.run(
        ...[target, row.hour, upS, downS, unknownS, asleepS, blips],
        ...[latency50, latency95, latencyMax, playersMin, playersAverage, playersMax],
      );
    },
    async keepDay(target, row) {
      const { upS, downS, unknownS, asleepS, latency50, latency95 } = row;
      const { playersAverage, playersMax } = row;
      await keepDay.run(
        ...[target, row.day, upS, downS, unknownS, asleepS],
        ...[latency50, latency95, playersAverage, playersMax],
      );
    },
  };
}

function readHour(row: Row): HourRow {
  return {
    hour: Number(row.h),
    ...readSeconds(row),
    blips: Number(row.blips),
    latency50: numberOrNull(row.lat50),
    latency95: numberOrNull(row.lat95),
    latencyMax: numberOrNull(row.latmax),
    playersMin: numberOrNull(row.pmin),
    playersAverage: numberOrNull(row.pavg),
    playersMax: numberOrNull(row.pmax),
  };
}

function readDay(row: Row): DayRow {
  return {
    day: Number(row.d),
    ...readSeconds(row),
    latency50: numberOrNull(row.lat50),
    latency95: numberOrNull(row.lat95),
    playersAverage: numberOrNull(row.pavg),
    playersMax: numberOrNull(row.pmax),
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
