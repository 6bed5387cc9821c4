import { playerProfileEndpoint, sessionProfileEndpoint } from '@fucina/api-contract';
import type { Bind, Freshness } from '../http/endpoint.ts';
import { Problem } from '../problem.ts';
import { readSwitch } from './image-options.ts';
import type { Players } from './players.ts';
import { isPlayerName, readUuid } from './skin-id.ts';

const NAME_FRESH_S = 3600;
const PROFILE_FRESH_S = 1200;
const STALE_FRESH_S = 60;
const DAY_S = 86_400;

interface ProfileDependencies {
  readonly players: Players;
  readonly now: () => number;
}

interface Kept {
  readonly storedAt: number;
  readonly isHit: boolean;
  readonly isStale: boolean;
}

/** Mojang's two questions about a player, with its own replies; also its own words in a 404. */
export function profileRoutes(bind: Bind, { players, now }: ProfileDependencies): void {
  const keeping = (kept: Kept, maxAgeS: number) => ({
    freshness: freshnessOf(kept, maxAgeS, now()),
    headers: {
      'X-Cache': kept.isStale ? 'stale' : kept.isHit ? 'hit' : 'miss',
    },
  });

  bind(playerProfileEndpoint, { work: 'profile' }, async ({ params: { username }, spend }) => {
    if (!isPlayerName(username)) {
      throw new Problem(400, 'bad_player_name', 'No account can have this name.');
    }
    const kept = await players.find(username, () => spend('lookup'));
    if (kept.value !== null) return { reply: { json: kept.value }, ...keeping(kept, NAME_FRESH_S) };
    throw notFound(
      `Couldn't find any profile with name ${username}`,
      `/users/profiles/minecraft/${username}`,
    );
  });

  bind(sessionProfileEndpoint, { work: 'profile' }, async ({ params, query, spend }) => {
    const uuid = readUuid(params.uuid);
    if (uuid === undefined) throw new Problem(400, 'bad_uuid', 'Not a uuid of 32 digits.');
    const kept = await players.profile({
      uuid,
      isSigned: query.unsigned?.toLowerCase() === 'false',
      isRefreshing: readSwitch(query.refresh),
      admit: () => spend('lookup'),
    });
    if (kept.value === null) {
      throw notFound(
        `Couldn't find any profile with uuid ${uuid}`,
        `/session/minecraft/profile/${uuid}`,
      );
    }
    return { reply: { json: kept.value }, ...keeping(kept, PROFILE_FRESH_S) };
  });
}

function freshnessOf({ storedAt, isStale }: Kept, maxAgeS: number, now: number): Freshness {
  if (isStale) return { maxAgeS: STALE_FRESH_S };
  return { maxAgeS, ageS: (now - storedAt) / 1000, staleWhileRevalidateS: DAY_S };
}

function notFound(errorMessage: string, path: string): Problem {
  return new Problem(404, 'player_not_found', 'There is no such player.', {
    fields: { error: 'NOT_FOUND', errorMessage, path },
  });
}
