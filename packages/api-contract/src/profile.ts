import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { playerProfile } from './replies/profile.ts';

/** Problems of a lookup when Mojang's API fails. */
export const UPSTREAM_PROBLEMS = {
  /** The request failed, timed out or gave an invalid reply. */
  upstream_failed: 502,
  /** Mojang rate-limited us, or our own request budget is used up. */
  upstream_busy: 503,
} as const;

/** Path and reply match Mojang's API, so that its clients can switch unchanged. */
export const playerProfileEndpoint = defineEndpoint({
  id: 'playerProfile',
  group: 'players',
  method: 'GET',
  path: '/api/mojang/users/profiles/minecraft/{username}',
  budget: 'profile',
  price: { class: 'light', answerBytes: 1024, ceiling: 'none' },
  params: z.object({ username: z.string() }),
  reply: { json: playerProfile },
  problems: { bad_player_name: 400, player_not_found: 404, ...UPSTREAM_PROBLEMS },
});
