import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { AppContext, AppEnv, Visit } from '../app-env.ts';
import type { Metrics } from '../metrics.ts';
import { asProblem } from '../problem.ts';
import type { MonotonicNow } from '../steady-clock.ts';
import { type PathRule, refuseShape } from './request-shape.ts';
import { addDefaultHeaders, respondProblem } from './respond.ts';
import type { SecurityHeaders } from './security-headers.ts';

export interface FrameDependencies {
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly monotonicNow: MonotonicNow;
  readonly defaultHeaders: SecurityHeaders;
  readonly isProxyTrusted: boolean;
  readonly pathRules?: readonly PathRule[];
}

const SLOW_MS = 1000;

/**
 * Wraps every request: sets its id, refuses malformed ones, adds default headers, logs and measures. It is around the
 * framework, because a middleware makes a promise of every answer.
 */
export function frame(
  fetch: Hono<AppEnv>['fetch'],
  dependencies: FrameDependencies,
): Hono<AppEnv>['fetch'] {
  const { defaultHeaders, isProxyTrusted, pathRules, monotonicNow } = dependencies;
  return (request, given: Partial<AppEnv['Bindings']> = {}) => {
    const startedAt = monotonicNow();
    const target = given.incoming?.url ?? targetOf(request.url);
    const visit: Visit = {
      requestId: requestId(isProxyTrusted ? request.headers.get('x-request-id') : null),
      target,
      defaultHeaders,
      route: 'unknown',
      hasDefaultHeaders: false,
    };
    const env = { ...given, visit };
    // Most paths are plain: nobody has to read the header for them.
    const wantsPage = () => request.headers.get('accept')?.includes('text/html') ?? false;
    const refusal = refuseShape(request.method, target, pathRules, wantsPage);
    const answer = refusal ? respondProblem({ env }, refusal, target) : fetch(request, env);
    const finish = (response: Response) => {
      addDefaultHeaders(visit, response);
      const ms = monotonicNow() - startedAt;
      record(visit, { method: request.method, status: response.status, ms }, dependencies);
      return response;
    };
    return answer instanceof Promise ? answer.then(finish) : finish(answer);
  };
}

/** Turns everything that is thrown into a problem; the cause appears only in the log. */
export function errorGate(logger: Logger): (thrown: Error, c: AppContext) => Response {
  return (thrown, c) => {
    const problem = asProblem(thrown);
    const { requestId } = c.env.visit;
    if (problem.status === 500) {
      logger.error({ requestId, err: problem.cause ?? problem }, problem.code);
    } else if (problem.status > 500) {
      logger.warn({ requestId, cause: nameOf(problem.cause) }, problem.code);
    }
    return respondProblem(c, problem, c.req.path);
  };
}

interface Answered {
  readonly method: string;
  readonly status: number;
  readonly ms: number;
}

function record(
  { requestId, route }: Visit,
  { method, status, ms }: Answered,
  { logger, metrics }: FrameDependencies,
): void {
  metrics.observeRequest(route, status, ms / 1000);
  // At the default level only failures and slow requests are logged.
  const level = status >= 500 || ms >= SLOW_MS ? 'info' : 'debug';
  if (!logger.isLevelEnabled(level)) return;
  logger[level]({ requestId, method, route, status, ms }, 'request');
}

/** Not the message, which may contain the name of a player or an address. */
function nameOf(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
  return code ?? cause.name;
}

function targetOf(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2));
}

/** Ids from trusted proxies are kept; all other requests get a new one. */
function requestId(proposed: string | null): string {
  return proposed !== null && /^[\w.-]{8,64}$/.test(proposed) ? proposed : randomUUID();
}
