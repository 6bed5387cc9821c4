// A host on loopback that catches what is posted to it.
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { ownCertificate } from './own-certificate.ts';

export interface Caught {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Catcher {
  readonly port: number;
  readonly caught: readonly Caught[];
  readonly connections: () => number;
  readonly close: () => Promise<void>;
}

interface CatcherOptions {
  readonly host?: string;
  /** By default 204. */
  readonly answer?: RequestListener;
  /** With `ownCertificate`. */
  readonly isSecure?: boolean;
}

export async function startCatcher(options: CatcherOptions = {}): Promise<Catcher> {
  const { host = '127.0.0.1', answer = (_, response) => response.writeHead(204).end() } = options;
  const caught: Caught[] = [];
  let connections = 0;
  const listener: RequestListener = async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts).toString();
    caught.push({ path: request.url ?? '', headers: request.headers, body });
    answer(request, response);
  };
  const server =
    options.isSecure === true
      ? createSecureServer(ownCertificate, listener)
      : createServer(listener);
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return {
    // It listens on a port, not on a path.
    port: (server.address() as AddressInfo).port,
    caught,
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
