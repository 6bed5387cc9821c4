import type { AppContext } from '../app-env.ts';
import { methodsOf } from './public-api.ts';
import { respond } from './respond.ts';

const DAY_S = 86_400;

/** Answers OPTIONS: a CORS preflight, or a question for the allowed methods. */
export function answerPreflight(c: AppContext): Response {
  c.env.visit.route = 'preflight';
  const headers = {
    Allow: methodsOf(c.req.path),
    'Access-Control-Allow-Methods': 'GET, HEAD',
    'Access-Control-Allow-Headers': '*',
    'Access-Control-Max-Age': String(DAY_S),
  };
  return respond(c, { status: 204, body: null, headers }, 'shared');
}
