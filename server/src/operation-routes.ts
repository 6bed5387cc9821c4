import { endpoints } from '@fucina/api-contract';
import { Hono } from 'hono';
import type { AppContext, AppEnv } from './app-env.ts';
import type { BuildInfo } from './build-info.ts';
import { respond } from './http/respond.ts';
import type { SecurityHeaders } from './http/security-headers.ts';
import { clientOf } from './limits/client.ts';
import type { Limits } from './limits/limits.ts';
import { openApiDocument } from './openapi.ts';
import type { Settings } from './settings.ts';

type Kind = keyof SecurityHeaders;

interface OperationParts {
  readonly settings: Settings;
  readonly limits: Limits;
  readonly build: BuildInfo;
}

/** For whoever runs the process or writes a client: is it alive, what does it do. */
export function operationRoutes(
  app: Hono<AppEnv>,
  { settings, limits, build }: OperationParts,
): void {
  const health = JSON.stringify({ status: 'ok', ...build });
  app.get('/healthz', (c) => json(c, '/healthz', health));
  // A server of `/` is the one that the document came from.
  let described: string | undefined;
  app.get('/api/openapi.json', async (c) => {
    c.env.visit.route = '/api/openapi.json';
    await limits.spend(clientOf(c, settings.TRUST_PROXY), 'other');
    described ??= JSON.stringify(openApiDocument(endpoints, settings.PUBLIC_URL ?? '/'));
    return json(c, '/api/openapi.json', described, 'shared');
  });
}

interface OperationDependencies {
  readonly isReady: () => boolean;
  readonly renderMetrics: () => Promise<{ readonly type: string; readonly text: string }>;
}

/** What only the operator sees, on a port of its own (`METRICS_PORT`): may it get traffic, how is it doing. */
export function createOperationApp({ isReady, renderMetrics }: OperationDependencies): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
  });
  app.get('/readyz', (c) =>
    isReady()
      ? c.json({ status: 'ready' })
      : c.json({ code: 'not_ready', message: 'The server is not taking requests.' }, 503),
  );
  app.get('/metrics', async (c) => {
    const { type, text } = await renderMetrics();
    return c.body(text, 200, { 'Content-Type': type });
  });
  return app;
}

function json(c: AppContext, route: string, body: string, kind?: Kind): Response {
  c.env.visit.route = route;
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  };
  return respond(c, { body, headers }, kind);
}
