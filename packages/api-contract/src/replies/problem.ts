import * as z from 'zod/mini';

/** The body of every error response. A tool may add fields of its own. */
export const problemBody = z.looseObject({
  code: z.string().check(z.describe('Stable, machine-readable code')),
  message: z.string().check(z.describe('Short message in English')),
});

export type ProblemBody = z.output<typeof problemBody>;
