import { type Problem, problemBody } from '../problem.ts';
import type { AppContext } from './app-env.ts';
import { isPublicApi } from './public-api.ts';
import type { HeaderRecord, SecurityHeaders } from './security-headers.ts';

export interface Answer {
  readonly status?: number;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
  readonly headers: HeaderRecord;
}

/**
 * Builds the response with all headers in a plain record, which @hono/node-server passes to Node as it is. Using
 * `response.headers` afterwards would create a `Headers` object and a copy.
 */
export function respond(
  c: AppContext,
  answer: Answer,
  kind: keyof SecurityHeaders = 'data',
): Response {
  c.set('hasDefaultHeaders', true);
  return new Response(answer.body, {
    status: answer.status ?? 200,
    headers: {
      ...c.get('defaultHeaders')[kind],
      'X-Request-Id': c.get('requestId'),
      ...answer.headers,
    },
  });
}

export function respondProblem(c: AppContext, problem: Problem): Response {
  const answer = {
    status: problem.status,
    body: problemBody(problem),
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...problem.headers,
    },
  };
  return respond(c, answer, isPublicApi(c.req.path) ? 'shared' : 'data');
}

/** For responses that `respond` did not build (`c.json`, `c.text`). */
export function addDefaultHeaders(c: AppContext): void {
  if (c.get('hasDefaultHeaders')) return;
  for (const [name, value] of Object.entries(c.get('defaultHeaders').data))
    c.res.headers.set(name, value);
  c.res.headers.set('X-Request-Id', c.get('requestId'));
}
