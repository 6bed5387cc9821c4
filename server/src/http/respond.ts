import type { Visit } from '../app-env.ts';
import { type Problem, problemBody } from '../problem.ts';
import { isPublicApi } from './public-api.ts';
import type { HeaderRecord, SecurityHeaders } from './security-headers.ts';

export interface Answer {
  readonly status?: number;
  readonly body: string | Uint8Array<ArrayBuffer> | ReadableStream | null;
  readonly headers: HeaderRecord;
}

/** The part of a context that an answer needs. */
interface Framed {
  readonly env: { readonly visit: Visit };
}

/**
 * Builds the response with all headers in a plain record, which @hono/node-server passes to Node as it is. Using
 * `response.headers` afterwards would create a `Headers` object and a copy.
 */
export function respond(
  { env: { visit } }: Framed,
  answer: Answer,
  kind: keyof SecurityHeaders = 'data',
): Response {
  visit.hasDefaultHeaders = true;
  return new Response(answer.body, {
    status: answer.status ?? 200,
    headers: {
      ...visit.defaultHeaders[kind],
      'X-Request-Id': visit.requestId,
      ...answer.headers,
    },
  });
}

/** Where it happened decides who may read it. */
export function respondProblem(c: Framed, problem: Problem, path: string): Response {
  const answer = {
    status: problem.status,
    body: problemBody(problem),
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...problem.headers,
    },
  };
  return respond(c, answer, isPublicApi(path) ? 'shared' : 'data');
}

/** For responses that `respond` did not build (`c.json`, `c.text`). */
export function addDefaultHeaders(visit: Visit, response: Response): void {
  if (visit.hasDefaultHeaders) return;
  for (const [name, value] of Object.entries(visit.defaultHeaders.data))
    response.headers.set(name, value);
  response.headers.set('X-Request-Id', visit.requestId);
}
