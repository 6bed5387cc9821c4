import { type PlayerProfile, playerProfile } from '@fucina/api-contract';
import { z } from 'zod';
import { readReply } from './read-reply.ts';
import type { Upstream } from './upstream.ts';

export interface NameLookup {
  /** As many names as one request takes. */
  readonly maxAtOnce: () => number;
  readonly find: (names: readonly string[]) => Promise<readonly (PlayerProfile | undefined)[]>;
}

/** Mojang's limit for one bulk request. */
const MAX_NAMES = 10;
const MAX_JSON_BYTES = 64 * 1024;
/** The older address has been out of order at times. */
const ADDRESSES = ['/users/profiles/minecraft', '/minecraft/profile/lookup/name'] as const;
const NO_SUCH_ADDRESS = [404, 405, 410];

/** One name by itself, several through the bulk address of the same host. */
export function createNameLookup(api: Upstream): NameLookup {
  let hasBulk = true;
  let address = 0;

  const findOne = async (name: string) => {
    const reply = await api.ask(`${ADDRESSES[address]}/${name}`, { maxBytes: MAX_JSON_BYTES });
    // Not asked again now: the next question goes to the other address.
    if (reply.status >= 500 || reply.status === 410) address = (address + 1) % ADDRESSES.length;
    return reply.status === 204 || reply.status === 404
      ? undefined
      : readReply(reply, playerProfile);
  };

  const findOneByOne = (names: readonly string[]) => Promise.all(names.map(findOne));

  return {
    maxAtOnce: () => (hasBulk ? MAX_NAMES : 1),
    async find(names) {
      if (names.length === 1) return findOneByOne(names);
      const reply = await api.ask('/profiles/minecraft', {
        maxBytes: MAX_JSON_BYTES,
        json: names,
      });
      if (NO_SUCH_ADDRESS.includes(reply.status)) {
        hasBulk = false;
        return findOneByOne(names);
      }
      // Names that do not exist are left out of the answer.
      const found = readReply(reply, z.array(playerProfile));
      const byName = new Map(found.map((player) => [player.name.toLowerCase(), player]));
      return names.map((name) => byName.get(name.toLowerCase()));
    },
  };
}
