import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { UPSTREAM_PROBLEMS } from './profile.ts';
import { sessionProfile } from './replies/session-profile.ts';

/** Path and reply match Mojang's session server. */
export const sessionProfileEndpoint = defineEndpoint({
  id: 'sessionProfile',
  method: 'GET',
  path: '/api/session/profile/{uuid}',
  summary: 'The profile of a player, with skin and cape.',
  params: z.object({ uuid: z.string().describe('With or without dashes, in any case') }),
  query: z.object({
    unsigned: z.string().optional().describe('`false` adds the signatures that game servers check'),
    refresh: z
      .string()
      .optional()
      .describe('Refreshes the cached reply if it is older than a minute'),
  }),
  reply: { json: sessionProfile },
  problems: { bad_uuid: 400, player_not_found: 404, ...UPSTREAM_PROBLEMS },
});
