import {
  type PlayerProfile,
  playerProfile,
  type SessionProfile,
  sessionProfile,
} from '@fucina/api-contract';
import { z } from 'zod';
import type { Caches } from '../../../cache/caches.ts';
import type { Cached } from '../../../cache/named-cache.ts';
import type { Asker } from '../asker.ts';
import type { Mojang } from '../mojang/mojang.ts';
import { profileTextures, readTexturesOf } from './profile-textures.ts';

const knownProfile = z.object({ profile: sessionProfile, textures: profileTextures });

/** A profile, with its textures already read. */
export type KnownProfile = z.output<typeof knownProfile>;

interface ProfileRequest {
  readonly uuid: string;
  readonly isSigned?: boolean;
  /** Asks Mojang again if the cached answer is older than a minute. */
  readonly isRefreshing?: boolean;
}

/** Players by name and by uuid, from the cache or from Mojang; null: there is none. */
export interface Players {
  readonly find: (name: string, asker: Asker) => Promise<Cached<PlayerProfile | null>>;
  readonly profile: (request: ProfileRequest, asker: Asker) => Promise<Cached<KnownProfile | null>>;
}

interface PlayersOptions {
  readonly mojang: Mojang;
  readonly caches: Caches;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Replaces the game's texture host, also in profiles. */
  readonly texturesUrl: string;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const SHARED = {
  // Stale answers are shown at once and refreshed in the background.
  patienceMs: 0,
  failureMs: 2000,
  // More than the queue's wait and the HTTP client's time-out together.
  deadlineMs: 12_000,
  maxEntries: 50_000,
};
/** An account that is registered now is found soon. */
const NOBODY_TTL_MS = 5 * MINUTE_MS;

export function createPlayers({ mojang, caches, now, texturesUrl }: PlayersOptions): Players {
  const names = caches.open<PlayerProfile | null>({
    ...SHARED,
    name: 'mojang-names',
    schema: z.nullable(playerProfile),
    ttlMs: HOUR_MS,
    ttlOf: (player) => (player === null ? NOBODY_TTL_MS : HOUR_MS),
    // A name may have moved to someone else.
    graceMs: DAY_MS,
    maxBytes: 16 * 2 ** 20,
  });
  const profiles = caches.open<KnownProfile | null>({
    ...SHARED,
    name: 'mojang-known-profiles',
    schema: knownProfile.nullable(),
    ttlMs: 20 * MINUTE_MS,
    ttlOf: (profile) => (profile === null ? NOBODY_TTL_MS : 20 * MINUTE_MS),
    graceMs: 7 * DAY_MS,
    maxBytes: 64 * 2 ** 20,
  });
  const readProfiles = new WeakMap<SessionProfile, KnownProfile>();
  const knownOf = (profile: SessionProfile): KnownProfile => {
    // Clients who waited for the same profile have it read and kept once.
    const known = readProfiles.get(profile) ?? {
      profile,
      textures: readTexturesOf(profile, texturesUrl),
    };
    readProfiles.set(profile, known);
    return known;
  };
  return {
    find: (name, { client, spend }) =>
      names.get(
        name.toLowerCase(),
        async () => (await mojang.findPlayer(name, client)) ?? null,
        spend,
        client,
      ),
    async profile({ uuid, isSigned = false, isRefreshing = false }, { client, spend }) {
      const key = isSigned ? `${uuid}:signed` : uuid;
      const produce = async () => {
        const profile = await mojang.getProfile({ uuid, isSigned }, client);
        return profile ? knownOf(profile) : null;
      };
      const cached = await profiles.get(key, produce, spend, client);
      if (!isRefreshing || now() - cached.storedAt < MINUTE_MS) return cached;
      return profiles.refresh(key, produce, spend, client).catch(() => cached);
    },
  };
}
