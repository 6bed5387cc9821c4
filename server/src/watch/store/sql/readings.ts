// What can be said about a span of time of a target, out of hours that are packed and those that are not yet.
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
import type { CountedDay, WatchedTarget, WatchStore } from '../watch-store.ts';
import type { Connection } from './connection.ts';
import type { History as Kept } from './history.ts';
import type { Incidents } from './incidents.ts';
import type { Journal } from './journal.ts';
import { spokenIntervalS, type Targets } from './targets.ts';

export type Readings = Pick<WatchStore, 'samples' | 'columns' | 'seconds' | 'heat' | 'localDays'>;

interface Parts {
  readonly connection: Connection;
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
  connection,
  journal,
  targets,
  incidents,
  history,
}: Parts): Readings {
  const sum = connection.prepare(
    `SELECT sum(up_s) AS up, sum(down_s) AS down, sum(asleep_s) AS asleep FROM hour
     WHERE target = ? AND h >= ? AND h < ?`,
  );

  async function samples(target: number, from: number, to: number): Promise<readonly Sample[]> {
    const shard = await targets.shardOf(target);
    if (shard === undefined) return [];
    const open = await journal.readOf(target, shard, tickOf(from), tickOf(to + TICK_S - 1));
    const packed = await history.packed(target, hourOf(from), hourOf(to + HOUR_S - 1));
    return mergeSamples(packed, open).filter(({ at }) => at >= from && at < to);
  }

  /** All that decides about a range. */
  async function around(target: WatchedTarget, from: number, to: number): Promise<History> {
    return {
      samples: await samples(target.id, from - REACH_S, to + REACH_S),
      incidents: await incidents.stretches(target.id, from, to),
      intervalS: spokenIntervalS(target, from),
    };
  }

  /** Hours before this one are packed. */
  async function firstOpenHour({ shard }: WatchedTarget, now: number): Promise<number> {
    const oldest = await journal.oldestTick(shard);
    return oldest === undefined ? hourOf(now) : Math.min(hourOf(oldest * TICK_S), hourOf(now));
  }

  async function hoursUntil(id: number, from: number, now: number): Promise<readonly HourRow[]> {
    const target = await targets.read(id);
    if (target === undefined) return [];
    const open = Math.max(await firstOpenHour(target, now), hourOf(from));
    const known = await around(target, open * HOUR_S, now);
    const rows = await history.hours(id, hourOf(from), open);
    const unpacked = Array.from({ length: hourOf(now - 1) + 1 - open }, (_, index) =>
      hourRow(known, open + index, now),
    );
    return [...rows, ...unpacked];
  }

  async function rowsOfDays(id: number, from: number, now: number) {
    const today = Math.floor((now - 1) / DAY_S);
    const fromDay = Math.floor(from / DAY_S);
    const packed = await history.days(id, fromDay, today + 1);
    // The days of which not all hours are packed.
    const target = await targets.read(id);
    if (target === undefined) return packed;
    const openHour = await firstOpenHour(target, now);
    const firstOpen = Math.max(fromDay, Math.floor(openHour / HOURS_OF_DAY));
    const hours = await hoursUntil(id, firstOpen * DAY_S, now);
    const open = Array.from({ length: today + 1 - firstOpen }, (_, index) => {
      const day = firstOpen + index;
      return dayRow(
        hours.filter(({ hour }) => Math.floor(hour / HOURS_OF_DAY) === day),
        day,
      );
    });
    return [...packed.filter(({ day }) => day < firstOpen), ...open];
  }

  async function seconds(
    id: number,
    from: number,
    now: number,
    windows: readonly MaintenanceWindow[],
  ): Promise<Seconds> {
    const target = await targets.read(id);
    if (target === undefined || from >= now) return NOTHING;
    const exactly = async (start: number, end: number) =>
      start < end
        ? secondsOf(spansOf(await around(target, start, end), start, end), windows)
        : NOTHING;
    const open = Math.max(await firstOpenHour(target, now), hourOf(from));
    // Whole hours in between; what is before and behind them is counted second by second.
    const whole = Math.min(open, Math.ceil(from / HOUR_S));
    const range = { from: whole * HOUR_S, to: open * HOUR_S };
    const counted = await countHours(id, whole, open);
    const inside =
      windows.length === 0
        ? counted
        : withoutWindows(
            counted,
            windows,
            await incidents.stretches(id, range.from, range.to),
            range,
          );
    const before = await exactly(from, range.from);
    const behind = await exactly(Math.max(from, range.to), now);
    return [before, inside, behind].reduce(added);
  }

  async function countHours(id: number, from: number, to: number): Promise<Seconds> {
    const row = await sum.get(id, from, to);
    const [up, down, asleep] = [Number(row?.up), Number(row?.down), Number(row?.asleep)];
    const unknown = (to - from) * HOUR_S - up - down - asleep;
    return { up, down, asleep, unknown, maintenance: 0 };
  }

  return {
    samples,
    seconds,
    heat: async (id, zone, from, now) => heatMap(await hoursUntil(id, from, now), zone),
    async localDays(id, { zone, from, since, now }, windows) {
      const counted: CountedDay[] = [];
      for (const { day, fromHour, toHour } of localDays(zone, hourOf(from), hourOf(now - 1) + 1)) {
        const [start, end] = [fromHour * HOUR_S, Math.min(toHour * HOUR_S, now)];
        const begin = Math.min(end, Math.max(start, since));
        const near = windows.filter((window) => window.from < end && window.to > begin);
        counted.push({ day, seconds: await seconds(id, begin, end, near) });
      }
      return counted;
    },
    async columns(id, steps) {
      const { from, stepS, count, until } = steps;
      if (stepS % DAY_S === 0) {
        return columnsOfRows(await rowsOfDays(id, from, until), steps, ({ day }) => day * DAY_S);
      }
      if (stepS % HOUR_S === 0) {
        const rows = await hoursUntil(id, from, until);
        return columnsOfRows(rows, steps, ({ hour }) => hour * HOUR_S);
      }
      const target = await targets.read(id);
      const end = Math.min(until, from + count * stepS);
      const known = target && (await around(target, from, end));
      return columnsOfSamples(known ?? { samples: [], incidents: [], intervalS: 60 }, steps);
    },
  };
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
