// When a target's turn is: only arithmetic, on Unix seconds.
import { DEFAULT_PORTS, type ServerAddress } from '@fucina/server-address';

export type TargetAddress = Pick<ServerAddress, 'edition' | 'host' | 'port'>;

/** What is committed together. */
export const TICK_S = 5;
export const HOUR_S = 3600;
export const DAY_S = 86_400;

/** How long a target has been down at most, and how often it is looked at then. */
const LONG_OUTAGES = [
  { forS: HOUR_S, everyS: 60 },
  { forS: DAY_S, everyS: 120 },
  { forS: 7 * DAY_S, everyS: 300 },
  { forS: Number.POSITIVE_INFINITY, everyS: 900 },
] as const;
/** After a start or a pause the turns that are due are spread over this time. */
const SPREAD_MS = 10_000;
/** Programs of others begin at the full second or minute. */
const JITTER_MS = 500;

export function tickOf(at: number): number {
  return Math.floor(at / TICK_S);
}

export function startOfTick(tick: number): number {
  return tick * TICK_S;
}

export function shardOf({ edition, host, port }: TargetAddress, shards: number): number {
  return hashOf(`${edition} ${host} ${port}`) % shards;
}

/**
 * Where in the interval a target has its turn. Both editions of a server have it together, so that what fails with both
 * is seen of both: they have their usual ports, or the same one.
 */
export function turnOf({ edition, host, port }: TargetAddress): number {
  return hashOf(port === DEFAULT_PORTS[edition] ? host : `${host} ${port}`);
}

/** FNV-1a; an address is ASCII. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** A server that stays down is asked less and less often. */
export function checkInterval(usualS: number, downForS: number): number {
  const step = LONG_OUTAGES.find(({ forS }) => downForS < forS);
  return Math.max(usualS, step?.everyS ?? 0);
}

/**
 * The next turn after `nowMs`: every target has its own moment of the interval (`turnOf`), which leaves it by half a
 * second at most. `random` is from 0 to 1.
 */
export function nextTurnMs(turn: number, intervalS: number, nowMs: number, random: number): number {
  const intervalMs = intervalS * 1000;
  const phaseMs = scatter(turn) % intervalMs;
  // What lies within the jitter is the turn that was just had.
  const from = nowMs + JITTER_MS;
  const turnMs = from - ((((from - phaseMs) % intervalMs) + intervalMs) % intervalMs) + intervalMs;
  return turnMs + Math.round((2 * random - 1) * JITTER_MS);
}

/** How long an overdue target waits for its one check after a start. */
export function overdueDelayMs(target: number): number {
  return scatter(target) % SPREAD_MS;
}

/** Neighbouring numbers lie far apart (Fibonacci hashing). */
function scatter(target: number): number {
  return Math.imul(target, 0x9e3779b1) >>> 0;
}
