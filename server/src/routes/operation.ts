import { endpoints } from '@fucina/api-contract';
import type { Hono } from 'hono';
import type { AppContext, AppEnv } from '../http/app-env.ts';
import { respond } from '../http/respond.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import type { Metrics } from '../metrics.ts';
import { openApiDocument } from '../openapi.ts';
import { originOf } from '../pages/origin.ts';
import { Problem } from '../problem.ts';
import type { Settings } from '../settings.ts';

type Kind = keyof SecurityHeaders;

interface OperationDependencies {
  readonly settings: Settings;
  readonly metrics: Metrics;
  readonly isReady: () => boolean;
}

/** For whoever runs the process or writes a client: is it alive, may it get traffic, what does it do. */
export function operationRoutes(
  app: Hono<AppEnv>,
  { settings, metrics, isReady }: OperationDependencies,
): void {
  app.get('/healthz', (c) => json(c, '/healthz', { status: 'ok' }));
  app.get('/readyz', (c) => {
    if (!isReady()) throw new Problem(503, 'not_ready', 'The server is not taking requests.');
    return json(c, '/readyz', { status: 'ready' });
  });
  app.get('/metrics', async (c) => {
    const { type, text } = await metrics.render();
    return plain(c, '/metrics', type, text);
  });
  app.get('/api/openapi.json', (c) =>
    json(c, '/api/openapi.json', openApiDocument(endpoints, originOf(c, settings)), 'shared'),
  );
}

function json(c: AppContext, route: string, value: unknown, kind?: Kind): Response {
  return plain(c, route, 'application/json; charset=utf-8', JSON.stringify(value), kind);
}

function plain(c: AppContext, route: string, type: string, body: string, kind?: Kind): Response {
  c.set('route', route);
  const headers = { 'Content-Type': type, 'Cache-Control': 'no-store' };
  return respond(c, { body, headers }, kind);
}
