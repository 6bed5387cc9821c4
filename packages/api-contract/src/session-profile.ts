import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { playerProfile, UPSTREAM_PROBLEMS } from './profile.ts';

export const sessionProfile = playerProfile.extend({
  properties: z.array(
    z.object({
      name: z.string(),
      value: z.string().describe('For `textures`: base64 of JSON with the URLs of skin and cape'),
      signature: z.string().optional().describe('Only with unsigned=false'),
    }),
  ),
});

export type SessionProfile = z.output<typeof sessionProfile>;

/** Path and reply are those of Mojang's session server. */
export const sessionProfileEndpoint = defineEndpoint({
  id: 'sessionProfile',
  method: 'GET',
  path: '/api/session/profile/{uuid}',
  summary: 'The profile of a player with the textures that it wears.',
  params: z.object({ uuid: z.string().describe('With or without dashes, in any case') }),
  query: z.object({
    unsigned: z.string().optional().describe('`false` adds the signatures that game servers check'),
    refresh: z
      .string()
      .optional()
      .describe('Asks for a newer answer than the kept one, if that is older than a minute'),
  }),
  reply: { json: sessionProfile },
  problems: { bad_uuid: 400, player_not_found: 404, ...UPSTREAM_PROBLEMS },
});
