import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MAX_TARGET_LENGTH } from '@fucina/api-contract';
import { getRequestListener } from '@hono/node-server';
import { type ConnectionRoom, followConnections } from './connections.ts';
import { inTurn } from './in-turn.ts';

export interface Listening {
  readonly port: number;
  /** From now on each answer closes its connection, so that clients and proxies open their next one elsewhere. */
  readonly endKeepAlive: () => void;
  /** Takes no more connections, lets what is in flight finish, then resolves; cuts what is left at the deadline. */
  readonly close: (deadlineMs: number) => Promise<void>;
}

interface ListenOptions {
  readonly host: string;
  readonly port: number;
  readonly limits?: Partial<ConnectionLimits>;
}

interface ConnectionLimits extends ConnectionRoom {
  /** For all headers of a request. */
  readonly headersMs: number;
  /** For the whole request. */
  readonly requestMs: number;
  /** How long a connection with an unfinished request or answer may move no byte. */
  readonly stalledMs: number;
  /** How often the time limits of requests are looked at. */
  readonly checkMs: number;
}

const LIMITS: ConnectionLimits = {
  maxConnections: 10_000,
  headersMs: 10_000,
  requestMs: 15_000,
  stalledMs: 20_000,
  checkMs: 1000,
};
// Idle connections outlive those of the usual proxies (60 s).
const KEEP_ALIVE_MS = 65_000;
// Half of Node's default.
const MAX_HEADER_BYTES = 8192;
// Node counts the URL with the headers; the longest is a gradient's. The rest is the method and the version.
const MAX_HEAD_BYTES = MAX_TARGET_LENGTH + MAX_HEADER_BYTES + 1024;
const SWEEP_MS = 50;

/** Opens a port for an app. */
export async function listen(
  app: { readonly fetch: Parameters<typeof getRequestListener>[0] },
  { host, port, limits }: ListenOptions,
): Promise<Listening> {
  const { headersMs, requestMs, stalledMs, checkMs, ...room } = { ...LIMITS, ...limits };
  const answer = getRequestListener(app.fetch, {
    hostname: 'localhost',
    // Only requests that make no URL come here: the app answers its own errors.
    errorHandler: () =>
      new Response(problem('bad_request', 'The request cannot be read.'), {
        status: 400,
        headers: PROBLEM_HEADERS,
      }),
  });
  const server = createServer({
    maxHeaderSize: MAX_HEAD_BYTES,
    // Two Host headers then make one that is no host, which is refused.
    joinDuplicateHeaders: true,
    requestTimeout: requestMs,
    headersTimeout: headersMs,
    connectionsCheckingInterval: checkMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
  });
  const { endKeepAlive, closeIdle } = followConnections(server, room);
  // Node's own, which `close` calls too, cuts off answers that are complete but not yet sent.
  server.closeIdleConnections = closeIdle;
  server.on(
    'request',
    inTurn((request, response) => {
      if (hasLongHeaders(request)) refuseHeaders(response);
      else answer(request, response).catch(tellFault(response));
    }),
  );
  server.timeout = stalledMs;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  // A TCP server's address is never a pipe's name.
  const address = server.address() as AddressInfo;
  return {
    port: address.port,
    endKeepAlive,
    close: (deadlineMs) => drain(server, deadlineMs),
  };
}

function hasLongHeaders({ rawHeaders }: IncomingMessage): boolean {
  let bytes = 0;
  for (const part of rawHeaders) bytes += part.length + 2;
  return bytes > MAX_HEADER_BYTES;
}

function refuseHeaders(response: ServerResponse): void {
  response.writeHead(431, { ...PROBLEM_HEADERS, Connection: 'close' });
  response.end(problem('headers_too_long', 'The headers of a request may have 8 KiB here.'));
}

/** For a ready answer that Node does not take, a mistake of ours. The listener tells it of late ones itself. */
function tellFault(response: ServerResponse): (thrown: unknown) => void {
  return (thrown) => {
    console.error(thrown);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const body = problem('internal', 'Something went wrong on our side.');
    // The listener may have noted the length of the other body.
    response.writeHead(500, { ...PROBLEM_HEADERS, 'Content-Length': Buffer.byteLength(body) });
    response.end(body);
  };
}

const PROBLEM_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
};

function problem(code: string, message: string): string {
  return JSON.stringify({ code, message });
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
