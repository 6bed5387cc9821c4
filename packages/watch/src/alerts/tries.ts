import { DAY_S, HOUR_S } from '../schedule.ts';

/** After the first try, the second … */
const PAUSES_S = [5, 30, 120, 600, 1800, 2 * HOUR_S, 6 * HOUR_S] as const;
const SCATTER = 0.2;
const MAX_ASKED_S = 6 * HOUR_S;
const GIVE_UP_S = DAY_S / 2;

export interface FailedTry {
  readonly at: number;
  readonly firstAt: number;
  /** With this one. */
  readonly tries: number;
  /** What the other side asks for. */
  readonly retryAfterS?: number | undefined;
  /** From 0 to 1. */
  readonly random: number;
}

/** When to try again; null if it is given up. */
export function nextTryAt({
  at,
  firstAt,
  tries,
  retryAfterS = 0,
  random,
}: FailedTry): number | null {
  const pauseS = PAUSES_S[tries - 1];
  if (pauseS === undefined) return null;
  const scatteredS = Math.round(pauseS * (1 + SCATTER * (2 * random - 1)));
  const next = at + Math.max(scatteredS, Math.min(Math.ceil(retryAfterS), MAX_ASKED_S));
  return next - firstAt > GIVE_UP_S ? null : next;
}
