import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { SecurityHeaders } from './http/security-headers.ts';

/** What the frame knows of a request while it is answered. */
export interface Visit {
  readonly requestId: string;
  /** From the request line, verbatim: a URL parser would normalise it. */
  readonly target: string;
  readonly defaultHeaders: SecurityHeaders;
  /** The pattern that matched, for logs and metrics; never the visitor's input. */
  route: string;
  /** The response already has the default headers. */
  hasDefaultHeaders: boolean;
}

/** The context of every handler. What Node hands in is absent in `app.request(...)`. */
export interface AppEnv {
  Bindings: Partial<HttpBindings> & { readonly visit: Visit };
}

export type AppContext = Context<AppEnv>;
