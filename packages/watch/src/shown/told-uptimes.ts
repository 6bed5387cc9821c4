import { DAY_S } from '../schedule.ts';

export interface ToldUptime {
  readonly range: (typeof RANGES)[number][0];
  /** When the watch began, where it is younger than the range. */
  readonly since?: number;
}

const RANGES = [
  ['day', 1],
  ['month', 30],
  ['quarter', 90],
] as const;

/** Whose uptime is told: of a young watch not that of months which nobody has seen, but that since it began. */
export function toldUptimes(createdAt: number, now: number): readonly ToldUptime[] {
  const lived = RANGES.filter(([, days]) => now - createdAt >= days * DAY_S);
  const next = RANGES[lived.length];
  return [
    ...lived.map(([range]) => ({ range })),
    ...(next === undefined ? [] : [{ range: next[0], since: createdAt }]),
  ];
}
