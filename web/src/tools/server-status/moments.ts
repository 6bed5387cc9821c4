import type { StatusAnswer } from '@fucina/api-contract';

/** One measurement for the charts. Null where the server was offline or sent no value. */
export interface Moment {
  readonly at: number;
  readonly latencyMs: number | null;
  readonly players: number | null;
}

const MAX_MOMENTS = 120;

/** A reply repeated from a cache is the same measurement. */
export function addMoment(
  moments: readonly Moment[],
  status: StatusAnswer,
  at: number,
): readonly Moment[] {
  if (moments.at(-1)?.at === at) return moments;
  const moment = {
    at,
    latencyMs: status.online ? (status.latency_ms ?? null) : null,
    players: status.online ? (status.players?.online ?? null) : null,
  };
  return [...moments, moment].slice(-MAX_MOMENTS);
}
