import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AppContext, AppEnv } from '../app-env.ts';

/** What limits are counted by, and what ties the lines of the log together. */
const PASSED_ON = ['x-forwarded-for', 'x-request-id'];

interface OwnQuestion {
  readonly signal?: AbortSignal;
  /** Of a watch. */
  readonly secret?: string | undefined;
}

/** Asks this server's own API for a client, within the same limits and caches. */
export function askOwnApi(
  app: Hono<AppEnv>,
  c: AppContext,
  path: string,
  { signal = c.req.raw.signal, secret }: OwnQuestion = {},
): Response | Promise<Response> {
  const headers = new Headers();
  for (const name of PASSED_ON) {
    const value = c.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  if (secret !== undefined) headers.set('authorization', `Bearer ${secret}`);
  const socket = c.env?.incoming?.socket;
  // The address of the socket is all that is read of it besides the URL, which is another one here.
  const incoming = { socket } as HttpBindings['incoming'];
  return app.request(path, { headers, signal }, socket && { incoming });
}
