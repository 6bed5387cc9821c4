import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from '../app-env.ts';
import { errorGate, frame } from '../http/frame.ts';
import { securityHeaders } from '../http/security-headers.ts';
import type { Metrics } from '../metrics.ts';

/** An app without routes in the frame that all requests pass. */
export function framedApp(logger: Logger, metrics: Metrics): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.fetch = frame(app.fetch, {
    logger,
    metrics,
    monotonicNow: () => 0,
    defaultHeaders: securityHeaders({ scriptHashes: [], isHttps: false, embedStyleHash: '' }),
    isProxyTrusted: false,
  });
  app.onError(errorGate(logger));
  return app;
}
