// Looks at each server at most once a minute, whoever asks and however often.

import type { StatusReply } from '@fucina/api-contract';
import { type ServerAddress, writeServerAddress } from '@fucina/server-address';
import type { Caches } from '../cache/caches.ts';
import type { Cached } from '../cache/named-cache.ts';
import { type PreparedBody, prepareJson } from '../http/prepared-body.ts';
import { Problem } from '../problem.ts';
import type { Ping } from './ping.ts';

/** A reply as it is sent from the cache, and what other endpoints want to know of it. */
export interface KeptStatus {
  readonly body: PreparedBody;
  readonly isOnline: boolean;
  readonly isProvisional: boolean;
  readonly players: string;
  readonly icon: string;
}

export interface StatusCache {
  readonly look: (
    address: ServerAddress,
    options: { readonly query: boolean },
    admit: () => Promise<void>,
  ) => Promise<Cached<KeptStatus>>;
}

const ONLINE_MS = 60_000;
const OFFLINE_MS = 30_000;
// What it still lacks will be there by then.
const PROVISIONAL_MS = 3000;
// While too much goes on here, a reply some minutes old is better than none.
const GRACE_MS = 5 * 60_000;
const DEADLINE_MS = 12_000;

export function createStatusCache(caches: Caches, ping: Ping): StatusCache {
  const cache = caches.open<KeptStatus>({
    name: 'status',
    ttlMs: ONLINE_MS,
    ttlOf,
    graceMs: GRACE_MS,
    failureMs: 0,
    deadlineMs: DEADLINE_MS,
    maxEntries: 5000,
    maxBytes: 64 * 1024 * 1024,
  });
  return {
    look: (address, options, admit) =>
      cache.get(keyOf(address, options), async () => keep(await ping(address, options)), admit),
  };
}

function ttlOf({ isOnline, isProvisional }: Omit<KeptStatus, 'body'>): number {
  if (isProvisional) return PROVISIONAL_MS;
  return isOnline ? ONLINE_MS : OFFLINE_MS;
}

function keyOf(address: ServerAddress, { query }: { readonly query: boolean }): string {
  return `${address.edition} ${writeServerAddress(address)}${query ? ' query' : ''}`;
}

function keep(result: Awaited<ReturnType<Ping>>): KeptStatus {
  if (!result.ok) {
    throw new Problem(400, result.code, 'That address is not one that we look at.');
  }
  const { reply } = result;
  const players = reply.players;
  const kept = {
    isOnline: reply.online,
    isProvisional: result.isProvisional ?? false,
    players: players ? `${players.online} / ${players.max}` : '',
    icon: reply.icon ?? '',
  };
  return { ...kept, body: prepareJson(asHit(reply, ttlOf(kept))) };
}

function asHit({ debug, ...reply }: StatusReply, ttlMs: number): StatusReply {
  const cacheexpire = debug.cachetime + ttlMs / 1000;
  return { ...reply, debug: { ...debug, cachehit: true, cacheexpire } };
}

/** The same reply for whoever caused it. Quotes inside texts are escaped, so the words occur once. */
export function firstBody({ body }: KeptStatus): PreparedBody {
  return { ...body, body: String(body.body).replace('"cachehit":true', '"cachehit":false') };
}
