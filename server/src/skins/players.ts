import type { PlayerProfile, SessionProfile } from '@fucina/api-contract';
import type { Caches } from '../cache/caches.ts';
import type { Cached, NamedCache } from '../cache/named-cache.ts';
import type { Mojang } from './mojang/mojang.ts';

/** Runs before Mojang is asked on somebody's behalf, and may refuse. */
export type Admit = () => Promise<void>;

interface ProfileRequest {
  readonly uuid: string;
  readonly isSigned?: boolean;
  /** Rather ask again than give an answer older than a minute. */
  readonly isRefreshing?: boolean;
  readonly admit: Admit;
}

/** Players by name and by uuid, from the cache or from Mojang; null stands for "there is none". */
export interface Players {
  /** A fresh answer that is at hand, told at once. */
  readonly known: {
    readonly player: (name: string) => Cached<PlayerProfile | null> | undefined;
    readonly profile: (uuid: string) => Cached<SessionProfile | null> | undefined;
  };
  readonly find: (name: string, admit: Admit) => Promise<Cached<PlayerProfile | null>>;
  readonly profile: (request: ProfileRequest) => Promise<Cached<SessionProfile | null>>;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const SHARED = {
  // Somebody who registers now is found soon.
  ttlOfNone: 5 * MINUTE_MS,
  failureMs: 2000,
  // Above what the HTTP client allows for a question and its repetition.
  deadlineMs: 12_000,
};

export function createPlayers(mojang: Mojang, caches: Caches, now: () => number): Players {
  const names = open<PlayerProfile>(caches, {
    name: 'mojang-names',
    ttlMs: HOUR_MS,
    // A name may have moved to someone else.
    graceMs: DAY_MS,
    maxBytes: 16 * 2 ** 20,
  });
  const profiles = open<SessionProfile>(caches, {
    name: 'mojang-profiles',
    ttlMs: 20 * MINUTE_MS,
    graceMs: 7 * DAY_MS,
    maxBytes: 64 * 2 ** 20,
  });
  return {
    known: {
      player: (name) => names.peek(name.toLowerCase()),
      profile: (uuid) => profiles.peek(uuid),
    },
    find: (name, admit) =>
      names.get(
        name.toLowerCase(),
        async (signal) => (await mojang.findPlayer(name, signal)) ?? null,
        admit,
      ),
    async profile({ uuid, isSigned = false, isRefreshing = false, admit }) {
      const key = isSigned ? `${uuid}:signed` : uuid;
      const produce = async (signal: AbortSignal) =>
        (await mojang.getProfile(uuid, { isSigned, signal })) ?? null;
      const kept = await profiles.get(key, produce, admit);
      if (!isRefreshing || now() - kept.storedAt < MINUTE_MS) return kept;
      return profiles.refresh(key, produce, admit).catch(() => kept);
    },
  };
}

interface Keeping {
  readonly name: string;
  readonly ttlMs: number;
  readonly graceMs: number;
  readonly maxBytes: number;
}

function open<Value>(caches: Caches, keeping: Keeping): NamedCache<Value | null> {
  return caches.open<Value | null>({
    ...keeping,
    ttlOf: (value) => (value === null ? SHARED.ttlOfNone : keeping.ttlMs),
    failureMs: SHARED.failureMs,
    deadlineMs: SHARED.deadlineMs,
    maxEntries: 50_000,
  });
}
