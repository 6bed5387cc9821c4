import type { RenderStatusPage } from '@fucina/api-contract';
import type { Ping } from '@fucina/server-ping';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from './app-env.ts';
import type { BuildInfo } from './build-info.ts';
import type { Caches } from './cache/caches.ts';
import { createBinder } from './http/endpoint.ts';
import { errorGate, frame } from './http/frame.ts';
import { answerPreflight } from './http/preflight.ts';
import { respondProblem } from './http/respond.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createDearWork } from './limits/dear-work.ts';
import type { Limits } from './limits/limits.ts';
import { createStreamRoom } from './limits/stream-room.ts';
import { createTurns } from './limits/turns.ts';
import { linkPictureRoutes } from './link-pictures/routes.ts';
import { mcpRoutes } from './mcp/routes.ts';
import type { Metrics } from './metrics.ts';
import { operationRoutes } from './operation-routes.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { pagePathRules } from './pages/path-rules.ts';
import type { SiteFiles } from './pages/site-files.ts';
import { Problem } from './problem.ts';
import type { Settings } from './settings.ts';
import type { MonotonicNow, ThreadCpuMs } from './steady-clock.ts';
import { gradientPathRule } from './tools/gradient/path-rule.ts';
import { gradientRoutes } from './tools/gradient/routes.ts';
import type { Mojang } from './tools/skins/mojang/mojang.ts';
import { skinRoutes } from './tools/skins/routes.ts';
import { statusPathRule } from './tools/status/path-rule.ts';
import { statusRoutes } from './tools/status/routes.ts';
import { createStatusCache } from './tools/status/status-cache.ts';
import { watchPathRule, watchRoutes } from './watch/api/routes.ts';
import { sayWhenAway } from './watch/api/say-when-away.ts';
import { EMBED_STYLE_HASH } from './watch/public/embed-document.ts';
import { embedRoutes } from './watch/public/embed-routes.ts';
import { createStatusPageWriter } from './watch/public/status-page.ts';
import type { RunningWatch } from './watch/running-watch.ts';

export interface Dependencies {
  readonly settings: Settings;
  readonly build: BuildInfo;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Milliseconds since the epoch, by the wall clock: for timestamps only. */
  readonly now: () => number;
  /** For durations and ages; `storedAt` of a cache is a time of this clock. */
  readonly monotonicNow: MonotonicNow;
  /** For what work costs. */
  readonly threadCpuMs: ThreadCpuMs;
  readonly caches: Caches;
  readonly limits: Limits;
  readonly mojang: Mojang;
  /** Looks at game servers. */
  readonly ping: Ping;
  /** Absent where servers are not watched. */
  readonly watch?: RunningWatch;
  /** The built site; absent where only the API is served (development). */
  readonly site?: SiteFiles;
  /** Of the built site, too: what turns numbers into the page of a public watch. */
  readonly loadStatusPage?: () => Promise<RenderStatusPage>;
}

const PATH_RULES = [statusPathRule, gradientPathRule, watchPathRule, ...pagePathRules];

/** The whole server as one function from request to response; all I/O is handed in. */
export function createApp(dependencies: Dependencies): Hono<AppEnv> {
  const { settings, build, logger, limits, site } = dependencies;
  const trustedHops = settings.TRUST_PROXY;
  const defaultHeaders = securityHeaders({
    scriptHashes: site?.scriptHashes ?? [],
    isHttps: settings.PUBLIC_URL?.startsWith('https:') ?? false,
    embedStyleHash: EMBED_STYLE_HASH,
  });

  const app = new Hono<AppEnv>();
  app.fetch = frame(app.fetch, {
    ...dependencies,
    defaultHeaders,
    isProxyTrusted: trustedHops > 0,
    pathRules: PATH_RULES,
  });
  app.onError(errorGate(logger));
  app.notFound((c) =>
    respondProblem(c, new Problem(404, 'not_found', 'There is nothing here.'), c.req.path),
  );

  operationRoutes(app, { settings, limits, build });
  app.options('*', answerPreflight);
  const doInTurn = createTurns(dependencies.metrics);
  const bind = createBinder(app, { limits, trustedHops, doInTurn });
  // Each tool hangs its endpoints here: `statusRoutes(bind, …)`.
  gradientRoutes(bind);
  // What they use a clock for is the age of what they kept.
  const aging = { ...dependencies, now: dependencies.monotonicNow };
  skinRoutes(bind, { ...aging, texturesUrl: settings.MOJANG_TEXTURES_URL });
  const statuses = createStatusCache(dependencies.caches, dependencies.ping);
  statusRoutes(bind, { statuses, now: aging.now });
  const watch =
    dependencies.watch && sayWhenAway(dependencies.watch, logger, dependencies.monotonicNow);
  const enterStream = createStreamRoom(dependencies.metrics);
  watchRoutes(bind, { watch, statuses, origin: settings.PUBLIC_URL, enterStream });
  const dearWork = createDearWork(dependencies);
  mcpRoutes(app, { ...dependencies, doMessage: dearWork.mcp, doInTurn });
  linkPictureRoutes(app, { settings, doLink: dearWork.link });
  const { caches, loadStatusPage } = dependencies;
  const status =
    loadStatusPage &&
    createStatusPageWriter({ watch, caches, limits, doInTurn, loadRenderer: loadStatusPage });
  const writers = status && { status };
  embedRoutes(app, { settings, watch, caches, limits, doInTurn });
  if (site) pageRoutes(app, { settings, site, limits, doLink: dearWork.link, writers });
  return app;
}
