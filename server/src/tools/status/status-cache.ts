// Pings each server at most once a minute, for all clients together.

import type { StatusReply } from '@fucina/api-contract';
import { type ServerAddress, writeServerAddress } from '@fucina/server-address';
import {
  OwnShortage,
  type Ping,
  type Pinged,
  type PingOptions,
  ResolverFailure,
} from '@fucina/server-ping';
import { z } from 'zod';
import { createBoundedMemory } from '../../cache/bounded-memory.ts';
import type { Caches } from '../../cache/caches.ts';
import { type Cached, Refusal } from '../../cache/named-cache.ts';
import { type PreparedBody, preparedText, prepareJson } from '../../http/prepared-body.ts';
import { Problem } from '../../problem.ts';
import { isOfOneClient } from './contacts/contact-budgets.ts';
import { blockedTarget } from './refusals.ts';

const keptStatus = z.object({
  body: preparedText,
  isOnline: z.boolean(),
  isProvisional: z.boolean(),
  players: z.string(),
  icon: z.string(),
  /** Where the server is; empty if that is not known. */
  ip: z.string(),
});

/** A reply as it is sent from the cache, and the fields that others need. */
export type KeptStatus = Readonly<z.output<typeof keptStatus>>;

export interface StatusCache {
  /** `mayPing` runs before the server is pinged; it throws to refuse the ping. */
  readonly get: (
    address: ServerAddress,
    options: PingOptions,
    mayPing: () => Promise<void>,
  ) => Promise<CachedStatus>;
}

export interface CachedStatus extends Cached<KeptStatus> {
  /** Its `debug` fields say whether it came from the cache. */
  readonly body: PreparedBody;
  /** It lacks what this client may not ask for now: no answer for others. */
  readonly isOfOneClient?: boolean;
}

const ONLINE_MS = 60_000;
const OFFLINE_MS = 30_000;
// Until then the missing data has probably arrived.
const PROVISIONAL_MS = 3000;
// How long a stale reply may stand in for a server that takes its time, or that may not be asked now.
const GRACE_MS = 5 * 60_000;
// Whoever asks after a repair wants to know how it is now; most servers answer in a tenth of it.
const PATIENCE_MS = 3000;
// The longest wait in the queue plus the longest ping.
const DEADLINE_MS = 12_000;

// So that who may not ask for all does not ask for the rest again and again.
const OF_ONE_CLIENT = { maxEntries: 500, maxBytes: 4 * 1024 * 1024 };

export function createStatusCache(caches: Caches, ping: Ping): StatusCache {
  const cache = caches.open<KeptStatus>({
    name: 'status-3',
    schema: keptStatus,
    ttlMs: ONLINE_MS,
    ttlOf,
    graceMs: GRACE_MS,
    patienceMs: PATIENCE_MS,
    failureMs: 0,
    deadlineMs: DEADLINE_MS,
    maxEntries: 5000,
    maxBytes: 64 * 1024 * 1024,
  });
  const keptOf = new WeakMap<Pinged, KeptStatus>();
  const ofOneClient = createBoundedMemory<CachedStatus>(OF_ONE_CLIENT);

  return {
    async get(address, options, mayPing) {
      const key = statusKey(address, options);
      const ownKey = `${options.client} ${key}`;
      const own = ofOneClient.get(ownKey);
      if (own && own.expiresAt > Date.now()) return own;
      let measured: StatusReply | undefined;
      const ask = async () => {
        const result = await ping(address, options).catch(throwVisible);
        if (!result.ok) throw blockedTarget(result.code);
        // Clients who waited for the same look have its answer written once.
        const known = keptOf.get(result);
        if (known) return known;
        const kept = keep(result);
        if (isOfOneClient(result)) {
          const status = asOfOneClient(kept);
          ofOneClient.set(ownKey, status);
          throw new Refusal(new OneClientsStatus(status));
        }
        keptOf.set(result, kept);
        measured = result.reply;
        return kept;
      };
      const cached = await cache.get(key, ask, mayPing, options.client).catch(statusOrThrow);
      if ('body' in cached) return cached;
      const { value, isHit } = cached;
      if (isHit || measured === undefined) return { ...cached, body: value.body };
      // The same status as the cached one, so it has the same ETag.
      const body = prepareJson(withCacheFields(measured, value, false));
      return { ...cached, body: { ...body, etag: value.body.etag } };
    },
  };
}

function asOfOneClient(value: KeptStatus): CachedStatus {
  const storedAt = Date.now();
  const times = { storedAt, expiresAt: storedAt + ttlOf(value) };
  return { value, ...times, isHit: false, isStale: false, body: value.body, isOfOneClient: true };
}

/** Thrown as a refusal, so that it is no other client's. */
class OneClientsStatus extends Error {
  readonly status: CachedStatus;

  constructor(status: CachedStatus) {
    super('not for others');
    this.status = status;
  }
}

function statusOrThrow(thrown: unknown): CachedStatus {
  if (thrown instanceof OneClientsStatus) return thrown.status;
  throw thrown;
}

/** What this machine lacks says nothing about the server that was asked for. */
function throwVisible(thrown: unknown): never {
  if (thrown instanceof OwnShortage) {
    throw ourError('busy', 'We cannot open more connections: try again in a moment.', thrown);
  }
  if (thrown instanceof ResolverFailure) {
    throw ourError('resolver_failed', 'Our name server does not work: try again soon.', thrown);
  }
  throw thrown;
}

function ourError(code: string, message: string, { cause }: Error): Problem {
  return new Problem(503, code, message, { headers: { 'Retry-After': '5' }, cause });
}

function ttlOf({ isOnline, isProvisional }: Omit<KeptStatus, 'body'>): number {
  if (isProvisional) return PROVISIONAL_MS;
  return isOnline ? ONLINE_MS : OFFLINE_MS;
}

/** The same for all who want the same status. */
export function statusKey(address: ServerAddress, { query }: PingOptions): string {
  return `${address.edition} ${writeServerAddress(address)}${query ? ' query' : ''}`;
}

function keep({ reply, isProvisional = false }: Pinged): KeptStatus {
  const { players } = reply;
  const kept = {
    isOnline: reply.online,
    isProvisional,
    players: players ? `${players.online} / ${players.max}` : '',
    icon: reply.icon ?? '',
    ip: reply.ip,
  };
  return { ...kept, body: prepareJson(withCacheFields(reply, kept, true)) };
}

function withCacheFields(
  { debug, ...reply }: StatusReply,
  kept: Omit<KeptStatus, 'body'>,
  isHit: boolean,
): StatusReply {
  const cacheexpire = debug.cachetime + ttlOf(kept) / 1000;
  return { ...reply, debug: { ...debug, cachehit: isHit, cacheexpire } };
}
