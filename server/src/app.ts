import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Caches } from './cache/caches.ts';
import type { AppEnv } from './http/app-env.ts';
import { createBinder } from './http/endpoint.ts';
import { errorGate, frame } from './http/frame.ts';
import { answerPreflight } from './http/preflight.ts';
import { respondProblem } from './http/respond.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { Limits } from './limits/limits.ts';
import type { Metrics } from './metrics.ts';
import type { SiteFiles } from './pages/site-files.ts';
import { Problem } from './problem.ts';
import { gradientRoutes } from './routes/gradient.ts';
import { operationRoutes } from './routes/operation.ts';
import { pageRoutes } from './routes/pages.ts';
import { statusRoutes } from './routes/status.ts';
import type { Settings } from './settings.ts';
import type { Mojang } from './skins/mojang/mojang.ts';
import { skinRoutes } from './skins/skin-routes.ts';
import type { Ping } from './status/ping.ts';

export interface Dependencies {
  readonly settings: Settings;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly caches: Caches;
  readonly limits: Limits;
  readonly mojang: Mojang;
  /** Looks at game servers. */
  readonly ping: Ping;
  /** The built site; absent where only the API is served (development). */
  readonly site?: SiteFiles;
  /** False once the process is shutting down: load balancers then look elsewhere. */
  readonly isReady: () => boolean;
}

/** The whole server as one function from request to response; all I/O is handed in. */
export function createApp(dependencies: Dependencies): Hono<AppEnv> {
  const { settings, logger, limits, site } = dependencies;
  const trustedHops = settings.TRUST_PROXY;
  const standing = securityHeaders({
    scriptHashes: site?.scriptHashes ?? [],
    isHttps: settings.PUBLIC_URL?.startsWith('https:') ?? false,
  });

  const app = new Hono<AppEnv>();
  app.use(frame({ ...dependencies, standing, isProxyTrusted: trustedHops > 0 }));
  app.onError(errorGate(logger));
  app.notFound((c) => respondProblem(c, new Problem(404, 'not_found', 'There is nothing here.')));

  operationRoutes(app, dependencies);
  app.options('*', answerPreflight);
  const bind = createBinder(app, { limits, trustedHops });
  // Each tool hangs its endpoints here: `statusRoutes(bind, …)`.
  gradientRoutes(bind);
  skinRoutes(bind, { ...dependencies, texturesUrl: settings.MOJANG_TEXTURES_URL });
  statusRoutes(bind, dependencies);
  if (site !== undefined) pageRoutes(app, { settings, site });
  return app;
}
