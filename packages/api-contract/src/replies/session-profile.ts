import * as z from 'zod/mini';
import { playerProfile } from './profile.ts';

export const sessionProfile = z.extend(playerProfile, {
  properties: z.array(
    z.object({
      name: z.string(),
      value: z
        .string()
        .check(z.describe('For `textures`: base64 of JSON with the URLs of skin and cape')),
      signature: z.optional(z.string()).check(z.describe('Only with unsigned=false')),
    }),
  ),
});

export type SessionProfile = z.output<typeof sessionProfile>;

/** The fields that our pages need; all others are optional. */
export const sessionAnswer = z.partial(sessionProfile, { id: true, name: true });

export type SessionAnswer = z.output<typeof sessionAnswer>;
