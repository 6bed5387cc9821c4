// What can be said about a span of time of a target, out of hours that are packed and those that are not yet.
import type { DatabaseSync } from 'node:sqlite';
import {
  columnsOfRows,
  columnsOfSamples,
  DAY_S,
  dayRow,
  type History,
  HOUR_S,
  type HourRow,
  heatMap,
  hourOf,
  hourRow,
  localDays,
  type MaintenanceWindow,
  type Sample,
  type Seconds,
  secondsOf,
  spansOf,
  TICK_S,
  tickOf,
  withoutWindows,
} from '@fucina/watch';
import { mergeSamples } from '../merge-samples.ts';
import type { StoreCalls, WatchedTarget } from '../watch-store.ts';
import type { History as Kept } from './history.ts';
import type { Incidents } from './incidents.ts';
import type { Journal } from './journal.ts';
import type { Targets } from './targets.ts';

export type Readings = Pick<StoreCalls, 'samples' | 'columns' | 'seconds' | 'heat' | 'localDays'>;

interface Parts {
  readonly database: DatabaseSync;
  readonly journal: Journal;
  readonly targets: Targets;
  readonly incidents: Incidents;
  readonly history: Kept;
}

/** How far a check may be away that speaks for a second: an outage is looked at every quarter of an hour. */
const REACH_S = HOUR_S;
const HOURS_OF_DAY = DAY_S / HOUR_S;
const NOTHING: Seconds = { up: 0, down: 0, asleep: 0, unknown: 0, maintenance: 0 };

export function createReadings({
  database,
  journal,
  targets,
  incidents,
  history,
}: Parts): Readings {
  const sum = database.prepare(
    `SELECT sum(up_s) AS up, sum(down_s) AS down, sum(asleep_s) AS asleep FROM hour
     WHERE target = ? AND h >= ? AND h < ?`,
  );

  function samples(target: number, from: number, to: number): readonly Sample[] {
    const shard = targets.shardOf(target);
    if (shard === undefined) return [];
    const open = journal.readOf(target, shard, tickOf(from), tickOf(to + TICK_S - 1));
    const packed = history.packed(target, hourOf(from), hourOf(to + HOUR_S - 1));
    return mergeSamples(packed, open).filter(({ at }) => at >= from && at < to);
  }

  /** All that decides about a range. */
  function around({ id, intervalS }: WatchedTarget, from: number, to: number): History {
    return {
      samples: samples(id, from - REACH_S, to + REACH_S),
      incidents: incidents.stretches(id, from, to),
      intervalS,
    };
  }

  /** Hours before this one are packed. */
  function firstOpenHour({ shard }: WatchedTarget, now: number): number {
    const oldest = journal.oldestTick(shard);
    return oldest === undefined ? hourOf(now) : Math.min(hourOf(oldest * TICK_S), hourOf(now));
  }

  function hoursUntil(id: number, from: number, now: number): readonly HourRow[] {
    const target = targets.read(id);
    if (target === undefined) return [];
    const open = Math.max(firstOpenHour(target, now), hourOf(from));
    const known = around(target, open * HOUR_S, now);
    const rows = history.hours(id, hourOf(from), open);
    const unpacked = Array.from({ length: hourOf(now - 1) + 1 - open }, (_, index) =>
      hourRow(known, open + index, now),
    );
    return [...rows, ...unpacked];
  }

  function rowsOfDays(id: number, from: number, now: number) {
    const today = Math.floor((now - 1) / DAY_S);
    const fromDay = Math.floor(from / DAY_S);
    const packed = history.days(id, fromDay, today + 1);
    // The days of which not all hours are packed.
    const target = targets.read(id);
    if (target === undefined) return packed;
    const firstOpen = Math.max(fromDay, Math.floor(firstOpenHour(target, now) / HOURS_OF_DAY));
    const hours = hoursUntil(id, firstOpen * DAY_S, now);
    const open = Array.from({ length: today + 1 - firstOpen }, (_, index) => {
      const day = firstOpen + index;
      return dayRow(
        hours.filter(({ hour }) => Math.floor(hour / HOURS_OF_DAY) === day),
        day,
      );
    });
    return [...packed.filter(({ day }) => day < firstOpen), ...open];
  }

  function seconds(
    id: number,
    from: number,
    now: number,
    windows: readonly MaintenanceWindow[],
  ): Seconds {
    const target = targets.read(id);
    if (target === undefined || from >= now) return NOTHING;
    const exactly = (start: number, end: number) =>
      start < end ? secondsOf(spansOf(around(target, start, end), start, end), windows) : NOTHING;
    const open = Math.max(firstOpenHour(target, now), hourOf(from));
    // Whole hours in between; what is before and behind them is counted second by second.
    const whole = Math.min(open, Math.ceil(from / HOUR_S));
    const range = { from: whole * HOUR_S, to: open * HOUR_S };
    const counted = countHours(id, whole, open);
    const inside =
      windows.length === 0
        ? counted
        : withoutWindows(counted, windows, incidents.stretches(id, range.from, range.to), range);
    const parts = [exactly(from, range.from), inside, exactly(Math.max(from, range.to), now)];
    return parts.reduce(added);
  }

  return {
    samples,
    seconds,
    heat: (id, zone, from, now) => heatMap(hoursUntil(id, from, now), zone),
    localDays: (id, { zone, from, since, now }, windows) =>
      localDays(zone, hourOf(from), hourOf(now - 1) + 1).map(({ day, fromHour, toHour }) => {
        const [start, end] = [fromHour * HOUR_S, Math.min(toHour * HOUR_S, now)];
        const begin = Math.min(end, Math.max(start, since));
        const near = windows.filter((window) => window.from < end && window.to > begin);
        return { day, seconds: seconds(id, begin, end, near) };
      }),
    columns(id, steps) {
      const { from, stepS, count, until } = steps;
      if (stepS % DAY_S === 0) {
        return columnsOfRows(rowsOfDays(id, from, until), steps, ({ day }) => day * DAY_S);
      }
      if (stepS % HOUR_S === 0) {
        return columnsOfRows(hoursUntil(id, from, until), steps, ({ hour }) => hour * HOUR_S);
      }
      const target = targets.read(id);
      const end = Math.min(until, from + count * stepS);
      const known = target && around(target, from, end);
      return columnsOfSamples(known ?? { samples: [], incidents: [], intervalS: 60 }, steps);
    },
  };

  function countHours(id: number, from: number, to: number): Seconds {
    const row = sum.get(id, from, to);
    const [up, down, asleep] = [Number(row?.up), Number(row?.down), Number(row?.asleep)];
    const unknown = (to - from) * HOUR_S - up - down - asleep;
    return { up, down, asleep, unknown, maintenance: 0 };
  }
}

function added(one: Seconds, other: Seconds): Seconds {
  return {
    up: one.up + other.up,
    down: one.down + other.down,
    asleep: one.asleep + other.asleep,
    unknown: one.unknown + other.unknown,
    maintenance: one.maintenance + other.maintenance,
  };
}
