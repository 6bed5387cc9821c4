import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { SecurityHeaders } from './security-headers.ts';

/** The context of every handler. `Bindings` is empty in `app.request(...)`. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** From the request line, verbatim: a URL parser would normalise it. */
    target: string;
    defaultHeaders: SecurityHeaders;
    /** The pattern that matched, for logs and metrics; never the visitor's input. */
    route: string;
    /** The response already has the default headers. */
    hasDefaultHeaders: boolean;
  };
}

export type AppContext = Context<AppEnv>;
