import { type Reason, readReason } from './reasons.ts';

/** What a check found out. */
export type Outcome =
  /** `latencyMs` is null where the server answers no pong, `players` where it hides them. */
  | { readonly kind: 'up'; readonly latencyMs: number | null; readonly players: number | null }
  /** The server is off, and its host answers in its place. */
  | { readonly kind: 'asleep' }
  | { readonly kind: 'fail'; readonly reason: Reason }
  /** Nothing was learnt about the server. */
  | { readonly kind: 'none'; readonly why: Ignorance };

/** Why a check told nothing: not known, too much to do here, our network or resolver, or an address that is refused. */
export type Ignorance = 'nothing' | 'busy' | 'blind' | 'blocked_target';

export const MAX_PLAYERS = 250_000;
export const MAX_LATENCY_MS = 10_000;

/** What of a ping's reply decides about the outcome; `StatusReply` of `server-ping` is one. */
export interface CheckedReply {
  readonly online: boolean;
  readonly latency_ms: number | null;
  readonly players?: { readonly online: unknown };
  readonly debug: { readonly stage?: string; readonly code?: string };
}

/** Who plays is left behind here: an outcome knows only how many. */
export function outcomeOfReply({ online, latency_ms, players, debug }: CheckedReply): Outcome {
  if (online) {
    return {
      kind: 'up',
      latencyMs: readLatency(latency_ms),
      players: readPlayers(players?.online),
    };
  }
  const reason = readReason(debug.stage ?? '', debug.code ?? '');
  return reason === undefined ? { kind: 'none', why: 'nothing' } : { kind: 'fail', reason };
}

function readLatency(latencyMs: number | null): number | null {
  if (latencyMs === null || !(latencyMs >= 0)) return null;
  return Math.min(Math.round(latencyMs), MAX_LATENCY_MS);
}

function readPlayers(online: unknown): number | null {
  if (typeof online !== 'number' || !Number.isInteger(online) || online < 0) return null;
  return Math.min(online, MAX_PLAYERS);
}
