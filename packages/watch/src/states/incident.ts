import { furtherReason, type Reason } from '../reasons.ts';

/** A confirmed stretch of failure. Times are in Unix seconds. */
export interface Incident {
  /** The first check that failed. */
  readonly startedAt: number;
  readonly confirmedAt: number;
  /** `unstable` begins instead of the third within an hour, and ends when all is quiet. */
  readonly kind: 'down' | 'unstable';
  readonly reason: Reason;
  /** Each with its beginning. */
  readonly reasons: readonly ReasonSince[];
  /** How often it answered and failed again at once. */
  readonly relapses: number;
}

export interface ReasonSince {
  readonly at: number;
  readonly reason: Reason;
}

const MAX_REASONS = 20;
const MANY_IN_S = 3600;
const MANY = 3;

export function openIncident(
  first: ReasonSince,
  second: ReasonSince,
  earlierStarts: readonly number[],
): Incident {
  const isMany = startsWithinHour(earlierStarts, first.at).length + 1 >= MANY;
  return {
    startedAt: first.at,
    confirmedAt: second.at,
    kind: isMany ? 'unstable' : 'down',
    reason: furtherReason(first.reason, second.reason),
    reasons: withReason([first], second),
    relapses: 0,
  };
}

/** The same incident where the reason is the one it had. */
export function failAgain(incident: Incident, fail: ReasonSince): Incident {
  const reasons = withReason(incident.reasons, fail);
  return reasons === incident.reasons ? incident : { ...incident, reasons };
}

/** How long it has lasted, in seconds; nothing where there is none. */
export function downTime(incident: Pick<Incident, 'startedAt'> | undefined, at: number): number {
  return incident === undefined ? 0 : at - incident.startedAt;
}

export function startsWithinHour(starts: readonly number[], at: number): readonly number[] {
  return starts.filter((start) => at - start <= MANY_IN_S);
}

function withReason(reasons: readonly ReasonSince[], fail: ReasonSince): readonly ReasonSince[] {
  if (reasons.length >= MAX_REASONS || reasons.at(-1)?.reason === fail.reason) return reasons;
  return [...reasons, fail];
}
