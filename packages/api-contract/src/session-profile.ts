import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { UPSTREAM_PROBLEMS } from './profile.ts';
import { sessionProfile } from './replies/session-profile.ts';

/** Path and reply match Mojang's session server. */
export const sessionProfileEndpoint = defineEndpoint({
  id: 'sessionProfile',
  group: 'players',
  method: 'GET',
  path: '/api/session/profile/{uuid}',
  budget: 'profile',
  price: { class: 'light', answerBytes: 64 * 1024, ceiling: 'none' },
  params: z.object({ uuid: z.string() }),
  query: z.object({
    unsigned: z.string().optional(),
    refresh: z.string().optional(),
  }),
  reply: { json: sessionProfile },
  problems: { bad_uuid: 400, player_not_found: 404, ...UPSTREAM_PROBLEMS },
});
