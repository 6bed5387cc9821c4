import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { SecurityHeaders } from './security-headers.ts';

/** What every handler finds on its context. `Bindings` is empty under `app.request(...)`. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** The request line's target as it was sent: a URL parser would normalise it. */
    target: string;
    defaultHeaders: SecurityHeaders;
    /** The pattern that matched, for logs and metrics; never what the visitor typed. */
    route: string;
    /** The response already has the default headers. */
    hasDefaultHeaders: boolean;
  };
}

export type AppContext = Context<AppEnv>;
