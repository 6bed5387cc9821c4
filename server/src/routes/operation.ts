import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { Problem } from '../problem.ts';

interface OperationDependencies {
  readonly isReady: () => boolean;
}

/** For whoever runs the process: is it alive, may it get traffic. */
export function operationRoutes({ isReady }: OperationDependencies): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/healthz', (c) => {
    c.set('route', '/healthz');
    return c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' });
  });
  routes.get('/readyz', (c) => {
    c.set('route', '/readyz');
    if (!isReady()) throw new Problem(503, 'not_ready', 'The server is not taking requests.');
    return c.json({ status: 'ready' }, 200, { 'Cache-Control': 'no-store' });
  });
  return routes;
}
