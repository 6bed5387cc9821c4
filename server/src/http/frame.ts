import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import { asProblem } from '../problem.ts';
import type { AppContext, AppEnv } from './app-env.ts';
import { requestId } from './request-id.ts';
import { refuseShape } from './request-shape.ts';
import { dress, respondProblem } from './respond.ts';
import type { SecurityHeaders } from './security-headers.ts';

export interface FrameDependencies {
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly standing: SecurityHeaders;
  readonly isProxyTrusted: boolean;
}

const SLOW_MS = 1000;

/** Around every request: an id, the plain refusals, the standing headers, one line in the log, one measurement. */
export function frame(dependencies: FrameDependencies): MiddlewareHandler<AppEnv> {
  const { standing, isProxyTrusted, now } = dependencies;
  return async (c, next) => {
    const startedAt = now();
    c.set('standing', standing);
    c.set('requestId', requestId(c.req.header('x-request-id'), isProxyTrusted));
    const target = c.env?.incoming?.url ?? targetOf(c.req.raw.url);
    c.set('target', target);
    const refusal = refuseShape(c.req.method, target);
    if (refusal === undefined) await next();
    else c.res = respondProblem(c, refusal);
    dress(c);
    record(c, now() - startedAt, dependencies);
  };
}

/** The one error gate: whatever was thrown becomes a problem; what it was stays in the log. */
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
  // What goes as it should is counted; what does not is told.
  const level = status >= 500 || ms >= SLOW_MS ? 'info' : 'debug';
  if (!logger.isLevelEnabled(level)) return;
  logger[level](
    { requestId: c.get('requestId'), method: c.req.method, route, status, ms },
    'request',
  );
}

/** The kind of an upstream's failure; its message may name a player or an address. */
function nameOf(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
  return code ?? cause.name;
}

function targetOf(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2));
}
