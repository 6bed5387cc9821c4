// What visitors ask for, in about the mixture that a public site sees.
import { SAMPLE_PLAYERS } from '../demo/mojang/sample-players.ts';

export interface Request {
  readonly path: string;
  /** The expected status when nothing fails. */
  readonly status: number;
  /** It is never cached, so it fails when Mojang does. */
  readonly needsMojang: boolean;
}

export type Random = (below: number) => number;

const COLORS = encodeURIComponent('["#ff0000","#00ff00","#0000ff"]');
const PLAYERS = SAMPLE_PLAYERS.filter(({ skin }) => skin !== undefined).map(({ name }) => name);

const KINDS: readonly ((random: Random) => string)[] = [
  () => '/healthz',
  () => '/api/openapi.json',
  () => '/api/mcsrvstat/3/play.demo',
  () => '/api/mcsrvstat/3/offline.demo',
  () => '/api/mcsrvstat/icon/play.demo',
  (random) => `/api/v2/rgb?text=${'word%20'.repeat(1 + random(40))}&colors=${COLORS}`,
  (random) => `/api/crafatar/avatars/${player(random)}?size=${8 + random(400)}`,
  (random) => `/api/crafatar/renders/body/${player(random)}?scale=${1 + random(10)}`,
  (random) => `/api/mojang/users/profiles/minecraft/${player(random)}`,
  (random) => `/head/${player(random)}`,
];

export function usualRequest(random: Random): Request {
  if (random(20) === 0) return refused(404, `/api/nowhere/${random(1e6)}`);
  if (random(20) === 0) return refused(400, `/api/v2/rgb?text=${random(1e6)}&colors=none`);
  const path = KINDS[random(KINDS.length)]?.(random) ?? '/';
  return { path, status: 200, needsMojang: false };
}

/** A player who does not exist and was not requested before. */
export function newName(random: Random): Request {
  const path = `/api/mojang/users/profiles/minecraft/Nobody_${random(1e6)}`;
  return { path, status: 404, needsMojang: true };
}

/** Every player once: from then on they are cached. */
export function firstRequests(): readonly Request[] {
  return PLAYERS.map((name) => ({
    path: `/api/crafatar/renders/body/${name}`,
    status: 200,
    needsMojang: false,
  }));
}

function refused(status: number, path: string): Request {
  return { path, status, needsMojang: false };
}

function player(random: Random): string {
  return PLAYERS[random(PLAYERS.length)] ?? '';
}

/** Small, repeatable random numbers (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
