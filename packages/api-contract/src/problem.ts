import { z } from 'zod';

/** The body of every answer that is not a success. A tool may add fields of its own. */
export const problemBody = z.looseObject({
  code: z.string().describe('Stable word for programs'),
  message: z.string().describe('Short English sentence for people'),
});

export type ProblemBody = z.output<typeof problemBody>;

/** What any endpoint may answer besides its own problems. */
export const COMMON_PROBLEMS = {
  bad_request: 400,
  bad_encoding: 400,
  bad_path: 400,
  not_found: 404,
  method_not_allowed: 405,
  url_too_long: 414,
  rate_limited: 429,
  internal: 500,
  busy: 503,
  deadline: 504,
} as const satisfies Readonly<Record<string, number>>;
