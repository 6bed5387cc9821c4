// Percentages as they are shown: rounded down, so that 100 % means not a second of downtime.
import type { Seconds } from './seconds.ts';

export interface Percent {
  readonly value: number;
  /** How many digits are shown behind the point. */
  readonly digits: 0 | 2 | 3;
}

export interface Uptime {
  /** Of the time that was measured; null where that is less than half, or nothing. */
  readonly uptime: Percent | null;
  /** How much of the time was measured. */
  readonly coverage: Percent;
  /** Enough is missing to be told beside the uptime. */
  readonly isPartlyMeasured: boolean;
}

// In thousandths of a percent.
const WHOLE = 100_000;
const FINE = 99_900;
const ENOUGH = 50_000;
const NEARLY_ALL = 99_500;

export function uptimeOf({ up, down, unknown }: Seconds): Uptime {
  const measured = up + down;
  const coverage = thousandths(measured, measured + unknown);
  return {
    uptime: measured === 0 || coverage < ENOUGH ? null : percent(thousandths(up, measured)),
    coverage: percent(coverage),
    isPartlyMeasured: coverage < NEARLY_ALL,
  };
}

function thousandths(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.floor((part * WHOLE) / whole);
}

function percent(share: number): Percent {
  if (share === WHOLE) return { value: 100, digits: 0 };
  return share >= FINE
    ? { value: share / 1000, digits: 3 }
    : { value: Math.floor(share / 10) / 100, digits: 2 };
}
