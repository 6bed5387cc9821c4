import * as z from 'zod/mini';

export const playerProfile = z.object({
  id: z
    .string()
    .check(
      z.regex(/^[0-9a-f]{32}$/),
      z.describe('The uuid: 32 hexadecimal digits, lower case, no dashes'),
    ),
  // A few old accounts have names with other characters, or longer names.
  name: z.string().check(z.regex(/^[ -~]{1,25}$/), z.describe('The exact spelling of the name')),
});

export type PlayerProfile = z.output<typeof playerProfile>;

/** The fields that our pages need; all others are optional. */
export const playerAnswer = z.partial(
  z.extend(playerProfile, { id: z.string().check(z.minLength(1)) }),
  { name: true },
);
