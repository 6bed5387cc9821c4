// Announced work: once, or again each day or week at the same time of a zone's clocks.
import type { MaintenanceWindow } from '../numbers/seconds.ts';
import { DAY_S } from '../schedule.ts';
import { createClock } from './zone.ts';

export interface PlannedWork {
  readonly startsAt: number;
  readonly endsAt: number;
  readonly every: 'day' | 'week' | null;
  /** From then on there is none of it; null if it goes on. */
  readonly removedAt: number | null;
}

const EVERY_S = { day: DAY_S, week: 7 * DAY_S } as const;
/** The clocks of a zone are set by so much at most. */
const MAX_SHIFT_S = 2 * 3600;

/** The windows that reach into a range, in the order of time. */
export function windowsWithin(
  planned: readonly PlannedWork[],
  zone: string,
  from: number,
  to: number,
): readonly MaintenanceWindow[] {
  const clock = createClock(zone);
  return planned
    .flatMap((work) => windowsOf(work, clock, from, to))
    .filter((window) => window.from < window.to && window.from < to && window.to > from)
    .sort((a, b) => a.from - b.from);
}

function windowsOf(
  { startsAt, endsAt, every, removedAt }: PlannedWork,
  clock: (at: number) => number,
  from: number,
  to: number,
): readonly MaintenanceWindow[] {
  const lastsS = endsAt - startsAt;
  const end = removedAt ?? Number.POSITIVE_INFINITY;
  if (every === null) return [{ from: startsAt, to: Math.min(endsAt, end) }];
  const stepS = EVERY_S[every];
  const windows: MaintenanceWindow[] = [];
  const ahead = clock(startsAt);
  const first = Math.max(0, Math.floor((from - endsAt - MAX_SHIFT_S) / stepS));
  for (let turn = first; ; turn += 1) {
    const at = startsAt + turn * stepS;
    if (at - MAX_SHIFT_S >= Math.min(to, end)) return windows;
    const start = at + ahead - clock(at);
    windows.push({ from: start, to: Math.min(start + lastsS, end) });
  }
}
