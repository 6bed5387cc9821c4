import type { WatchedEdition, WatchReply } from '@fucina/api-contract';
import {
  DAY_S,
  type IncidentStretch,
  type MaintenanceWindow,
  type Seconds,
  sharedDowntime,
  uptimeOf,
} from '@fucina/watch';
import type { RunningWatch } from '../running-watch.ts';
import type { KeptWatch } from '../store/watch-store.ts';

export const RANGES_S = {
  day: DAY_S,
  week: 7 * DAY_S,
  month: 30 * DAY_S,
  quarter: 90 * DAY_S,
} as const;

type Ranged<Value> = Readonly<Record<keyof typeof RANGES_S, Value>>;

interface Uptimes {
  /** In the order of the targets. */
  readonly editions: readonly WatchedEdition['uptime'][];
  readonly whole: WatchReply['uptime'];
}

/** From the first second of the watch on: who begins later sees nothing of what was before. */
export async function describeUptime(
  { store, now }: RunningWatch,
  { targets, createdAt }: KeptWatch,
  windows: readonly MaintenanceWindow[],
): Promise<Uptimes> {
  const at = now();
  const ranges = Object.entries(RANGES_S).map(
    ([range, lastsS]) => [range, Math.max(at - lastsS, createdAt)] as const,
  );
  const [seconds, incidents] = await Promise.all([
    Promise.all(
      targets.map(({ id }) =>
        Promise.all(ranges.map(([, from]) => store.seconds(id, from, at, windows))),
      ),
    ),
    Promise.all(targets.map(({ id }) => store.stretches(id, at - RANGES_S.quarter, at))),
  ]);
  const ranged = <Value>(values: readonly Value[]) =>
    // One for each range.
    Object.fromEntries(ranges.map(([range], index) => [range, values[index]])) as Ranged<Value>;
  const wholes = ranges.map(([, from], index) => {
    const each = seconds.map((list) => list[index]).filter((one) => one !== undefined);
    return describeWhole(each, incidents, windows, from, at);
  });
  return {
    editions: seconds.map((list) => ranged(list.map(describe))),
    whole: ranged(wholes),
  };
}

function describe(seconds: Seconds) {
  const { uptime, coverage, isPartlyMeasured } = uptimeOf(seconds);
  return { uptime, coverage, is_partly_measured: isPartlyMeasured, down_s: seconds.down };
}

/** A server with two editions is down while both are. */
function describeWhole(
  each: readonly Seconds[],
  incidents: readonly (readonly IncidentStretch[])[],
  windows: readonly MaintenanceWindow[],
  from: number,
  to: number,
) {
  const [only] = each;
  if (only !== undefined && each.length === 1) return { ...describe(only), partly_s: 0 };
  const { allS, someS } = sharedDowntime(incidents, windows, from, to);
  const least = (key: 'unknown' | 'asleep' | 'maintenance') =>
    Math.min(...each.map((seconds) => seconds[key]));
  const [unknown, asleep, maintenance] = [least('unknown'), least('asleep'), least('maintenance')];
  const up = Math.max(0, to - from - allS - unknown - asleep - maintenance);
  return { ...describe({ up, down: allS, unknown, asleep, maintenance }), partly_s: someS };
}
