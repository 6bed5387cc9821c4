import { playerProfileEndpoint, sessionProfileEndpoint } from '@fucina/api-contract';
import { isPlayerName, readUuid } from '@fucina/minecraft-profile';
import type { Cached } from '../../../cache/named-cache.ts';
import type { Bind, Freshness } from '../../../http/endpoint.ts';
import { askerOf } from '../asker.ts';
import { readSwitch } from '../images/image-options.ts';
import { badPlayerName, badUuid, noProfile } from '../refusals.ts';
import type { Players } from './players.ts';

const NAME_FRESH_S = 3600;
const PROFILE_FRESH_S = 1200;
const STALE_FRESH_S = 60;
const DAY_S = 86_400;

interface ProfileDependencies {
  readonly players: Players;
  readonly now: () => number;
}

/** Mojang's two questions about a player, with its own replies; also its own words in a 404. */
export function profileRoutes(bind: Bind, { players, now }: ProfileDependencies): void {
  const cacheFields = (cached: Cached<unknown>, maxAgeS: number) => ({
    freshness: freshnessOf(cached, maxAgeS, now()),
    headers: { 'X-Cache': cached.isStale ? 'stale' : cached.isHit ? 'hit' : 'miss' },
  });

  bind(playerProfileEndpoint, {}, async (request) => {
    const { username } = request.params;
    if (!isPlayerName(username)) throw badPlayerName();
    const cached = await players.find(username, askerOf(request));
    if (cached.value !== null) {
      return { reply: { json: cached.value }, ...cacheFields(cached, NAME_FRESH_S) };
    }
    throw noProfile(
      `Couldn't find any profile with name ${username}`,
      `/users/profiles/minecraft/${username}`,
    );
  });

  bind(sessionProfileEndpoint, {}, async (request) => {
    const { params, query } = request;
    const uuid = readUuid(params.uuid);
    if (uuid === undefined) throw badUuid();
    const isSigned = query.unsigned?.toLowerCase() === 'false';
    const isRefreshing = readSwitch(query.refresh);
    const cached = await players.profile({ uuid, isSigned, isRefreshing }, askerOf(request));
    if (cached.value === null) {
      throw noProfile(
        `Couldn't find any profile with uuid ${uuid}`,
        `/session/minecraft/profile/${uuid}`,
      );
    }
    return { reply: { json: cached.value.profile }, ...cacheFields(cached, PROFILE_FRESH_S) };
  });
}

function freshnessOf(
  { storedAt, isStale }: Cached<unknown>,
  maxAgeS: number,
  now: number,
): Freshness {
  if (isStale) return { maxAgeS: STALE_FRESH_S };
  return { maxAgeS, ageS: (now - storedAt) / 1000, staleWhileRevalidateS: DAY_S };
}
