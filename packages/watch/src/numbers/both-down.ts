import { intersect, lengthOf, merged, type Range } from './ranges.ts';
import { downRanges, type MaintenanceWindow } from './seconds.ts';
import type { IncidentStretch } from './spans.ts';

export interface SharedDowntime {
  /** Seconds in which all targets were down. */
  readonly allS: number;
  /** Seconds in which some were, and others not. */
  readonly someS: number;
}

/** Of the incidents of each target. An unstable server is not down throughout: its seconds are some target's at most. */
export function sharedDowntime(
  incidents: readonly (readonly IncidentStretch[])[],
  windows: readonly MaintenanceWindow[],
  from: number,
  to: number,
): SharedDowntime {
  const range = [{ from, to }];
  const work = merged(windows);
  const lasting = (ranges: readonly Range[]) => {
    const inRange = intersect(ranges, range);
    return lengthOf(inRange) - lengthOf(intersect(inRange, work));
  };
  const all = incidents
    .map((list) => downRanges(list, to))
    .reduce((one, other) => intersect(one, other), range as readonly Range[]);
  const any = merged(
    incidents.flat().map(({ startedAt, endedAt }) => ({ from: startedAt, to: endedAt ?? to })),
  );
  const allS = lasting(all);
  return { allS, someS: lasting(any) - allS };
}
