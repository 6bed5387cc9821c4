import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** What stands between a look-up and its answer when Mojang does not help. */
export const UPSTREAM_PROBLEMS = {
  /** It failed, was silent or answered nonsense. */
  upstream_failed: 502,
  /** It asked us to wait, or we spare it by ourselves. */
  upstream_busy: 503,
} as const;

export const playerProfile = z.object({
  id: z.string().describe('The uuid: 32 hexadecimal digits, lower case, no dashes'),
  name: z.string().describe('The name as the player writes it'),
});

export type PlayerProfile = z.output<typeof playerProfile>;

/** Path and reply are Mojang's own, so that its callers can come here unchanged. */
export const playerProfileEndpoint = defineEndpoint({
  id: 'playerProfile',
  method: 'GET',
  path: '/api/mojang/users/profiles/minecraft/{username}',
  summary: 'Finds the uuid and the exact name of a player.',
  params: z.object({ username: z.string().describe('The name, upper and lower case alike') }),
  reply: { json: playerProfile },
  problems: { bad_player_name: 400, player_not_found: 404, ...UPSTREAM_PROBLEMS },
});
