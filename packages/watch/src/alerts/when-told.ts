// When a channel is told of an incident, and whether it is told of its end. Times are in Unix seconds.
import { DAY_S, HOUR_S } from '../schedule.ts';

/**
 * What fails together is told together: so long after the first failed look the other edition of a server is waited for.
 * That look is known 67 seconds after a server died at most, so that it is told within 90 (`both-editions.test.ts`).
 */
export const TOGETHER_S = 22;
/** After many servers failed within a minute it is waited for so long: it may have been us. */
const STORM_HOLD_S = 120;
const STORM_SHARE = 0.2;
const STORM_AT_LEAST = 8;

/** What a channel may wait, in seconds, so that it is not told of what passes. */
export const DELAYS_S = [0, 60, 120, 300, 600] as const;
/** How often a server that stays down is told again; 0 for never. */
export const REPEATS_S = [0, HOUR_S, 6 * HOUR_S, DAY_S] as const;

export interface Beginning {
  /** When the first look failed, and when that was confirmed. */
  readonly startedAt: number;
  readonly confirmedAt: number;
  /** How long this channel wants to wait whether it passes. */
  readonly delayS: number;
  /** The same server is watched in its other edition, which is not down. */
  readonly hasOther: boolean;
  readonly isStorm: boolean;
}

/** When the beginning of an incident is told, if it is not over by then. */
export function beginningDueAt(beginning: Beginning): number {
  const { startedAt, confirmedAt, delayS, hasOther, isStorm } = beginning;
  const inTurn = confirmedAt + Math.max(delayS, isStorm ? STORM_HOLD_S : 0);
  return hasOther ? Math.max(inTurn, startedAt + TOGETHER_S) : inTurn;
}

/** Whether so many of all that are watched went down within a minute. */
export function isStorm(failed: number, watched: number): boolean {
  return failed >= STORM_AT_LEAST && failed > STORM_SHARE * watched;
}

/** What a channel was to be told of the beginning of an incident. */
export interface ToldBeginning {
  readonly dueAt: number;
  readonly tries: number;
}

/** Whoever was not told of the beginning in time is not told of the end either: it passed while they waited. */
export function isEndTold(beginnings: readonly ToldBeginning[], at: number): boolean {
  return beginnings.length === 0 || beginnings.some(({ dueAt, tries }) => tries > 0 || dueAt <= at);
}
