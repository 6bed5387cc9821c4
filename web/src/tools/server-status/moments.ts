import type { ServerStatus } from '../../api/server-status.ts';

/** One answer as the charts keep it. Null where the server was offline or did not say. */
export interface Moment {
  readonly at: number;
  readonly latencyMs: number | null;
  readonly players: number | null;
}

const MOST = 120;

/** An answer that comes again from a cache is the same moment. */
export function addMoment(
  moments: readonly Moment[],
  status: ServerStatus,
  at: number,
): readonly Moment[] {
  if (moments.at(-1)?.at === at) return moments;
  const moment = {
    at,
    latencyMs: status.online ? (status.latency_ms ?? null) : null,
    players: status.online ? (status.players?.online ?? null) : null,
  };
  return [...moments, moment].slice(-MOST);
}
