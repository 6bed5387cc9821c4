import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { AppContext, AppEnv } from './http/app-env.ts';
import { createBinder } from './http/endpoint.ts';
import { requestId } from './http/request-id.ts';
import { refuseShape } from './http/request-shape.ts';
import { dress, respondProblem } from './http/respond.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { Limits } from './limits/limits.ts';
import type { SiteFiles } from './pages/site-files.ts';
import { asProblem, Problem } from './problem.ts';
import { gradientRoutes } from './routes/gradient.ts';
import { operationRoutes } from './routes/operation.ts';
import { pageRoutes } from './routes/pages.ts';
import type { Settings } from './settings.ts';

export interface Dependencies {
  readonly settings: Settings;
  readonly logger: Logger;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly limits: Limits;
  /** The built site; absent where only the API is served (development). */
  readonly site?: SiteFiles;
  /** False once the process is shutting down: load balancers then look elsewhere. */
  readonly isReady: () => boolean;
}

/** The whole server as one function from request to response; all I/O is handed in. */
export function createApp(dependencies: Dependencies): Hono<AppEnv> {
  const { settings, logger, now, limits, site } = dependencies;
  const standing = securityHeaders({
    scriptHashes: site?.scriptHashes ?? [],
    isHttps: settings.PUBLIC_URL?.startsWith('https:') ?? false,
  });
  const app = new Hono<AppEnv>();

  app.use(async (c, next) => {
    const startedAt = now();
    c.set('standing', standing);
    c.set('requestId', requestId(c.req.header('x-request-id'), settings.TRUST_PROXY > 0));
    const refusal = refuseShape(c.req.method, c.env?.incoming?.url ?? targetOf(c.req.raw.url));
    if (refusal === undefined) await next();
    else c.res = respondProblem(c, refusal);
    dress(c);
    logger.info(
      {
        requestId: c.get('requestId'),
        method: c.req.method,
        route: c.get('route') ?? 'unknown',
        status: c.res.status,
        ms: now() - startedAt,
      },
      'request',
    );
  });

  app.onError((thrown, c) => {
    const problem = asProblem(thrown);
    if (problem.status >= 500) {
      logger.error({ requestId: c.get('requestId'), err: problem.cause ?? problem }, problem.code);
    }
    return respondProblem(c, problem);
  });
  app.notFound((c: AppContext) =>
    respondProblem(c, new Problem(404, 'not_found', 'There is nothing here.')),
  );

  app.route('/', operationRoutes(dependencies));
  // Each tool hangs its endpoints here: `statusRoutes(bind, dependencies.status)`.
  const bind = createBinder(app, { limits, trustedHops: settings.TRUST_PROXY });
  gradientRoutes(bind);
  if (site !== undefined) pageRoutes(app, { settings, site });
  return app;
}

function targetOf(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2));
}
