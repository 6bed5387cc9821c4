import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import { asProblem } from '../problem.ts';
import type { MonotonicNow } from '../steady-clock.ts';
import type { AppContext, AppEnv } from './app-env.ts';
import { requestId } from './request-id.ts';
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

/** Wraps every request: sets its id, refuses malformed ones, adds default headers, logs and measures. */
export function frame(dependencies: FrameDependencies): MiddlewareHandler<AppEnv> {
  const { defaultHeaders, isProxyTrusted, pathRules, monotonicNow } = dependencies;
  return async (c, next) => {
    const startedAt = monotonicNow();
    c.set('defaultHeaders', defaultHeaders);
    c.set('requestId', requestId(isProxyTrusted ? c.req.header('x-request-id') : undefined));
    const target = c.env?.incoming?.url ?? targetOf(c.req.raw.url);
    c.set('target', target);
    // Most paths are plain: nobody has to read the header for them.
    const wantsPage = () => c.req.header('accept')?.includes('text/html') ?? false;
    const refusal = refuseShape(c.req.method, target, pathRules, wantsPage);
    if (refusal === undefined) await next();
    else c.res = respondProblem(c, refusal);
    addDefaultHeaders(c);
    record(c, monotonicNow() - startedAt, dependencies);
  };
}

/** Turns everything that is thrown into a problem; the cause appears only in the log. */
export function errorGate(logger: Logger): (thrown: Error, c: AppContext) => Response {
  return (thrown, c) => {
    const problem = asProblem(thrown);
    const requestId = c.get('requestId');
    if (problem.status === 500) {
      logger.error({ requestId, err: problem.cause ?? problem }, problem.code);
    } else if (problem.status > 500) {
      logger.warn({ requestId, cause: nameOf(problem.cause) }, problem.code);
    }
    return respondProblem(c, problem);
  };
}

function record(c: AppContext, ms: number, { logger, metrics }: FrameDependencies): void {
  const route = c.get('route') ?? 'unknown';
  const status = c.res.status;
  metrics.observeRequest(route, status, ms / 1000);
  // At the default level only failures and slow requests are logged.
  const level = status >= 500 || ms >= SLOW_MS ? 'info' : 'debug';
  if (!logger.isLevelEnabled(level)) return;
  logger[level](
    { requestId: c.get('requestId'), method: c.req.method, route, status, ms },
    'request',
  );
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
