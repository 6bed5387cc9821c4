import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AppEnv } from './http/app-env.ts';

export interface Listening {
  readonly port: number;
  /** Takes no more connections, lets what is in flight finish, then resolves; cuts what is left at the deadline. */
  readonly close: (deadlineMs: number) => Promise<void>;
}

interface ListenOptions {
  readonly host: string;
  readonly port: number;
}

const SWEEP_MS = 50;
const BAD_REQUEST = JSON.stringify({ code: 'bad_request', message: 'The request cannot be read.' });

export async function listen(app: Hono<AppEnv>, { host, port }: ListenOptions): Promise<Listening> {
  const listener = getRequestListener(app.fetch, {
    hostname: 'localhost',
    // Only requests that make no URL come here: the app answers its own errors.
    errorHandler: () =>
      new Response(BAD_REQUEST, {
        status: 400,
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'X-Content-Type-Options': 'nosniff',
        },
      }),
  });
  // A whole request must arrive in 15 s; idle connections outlive those of the usual proxies (60 s).
  // Headers include the URL, which holds the text of a gradient.
  const server = createServer(
    {
      maxHeaderSize: 131_072,
      requestTimeout: 15_000,
      headersTimeout: 10_000,
      keepAliveTimeout: 65_000,
    },
    listener,
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  // A TCP server's address is never a pipe's name.
  const address = server.address() as AddressInfo;
  return { port: address.port, close: (deadlineMs) => drain(server, deadlineMs) };
}

function drain(server: Server, deadlineMs: number): Promise<void> {
  return new Promise((resolve) => {
    // A connection that was busy when we stopped listening becomes idle later and would then stay open.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(deadline);
      resolve();
    });
  });
}
