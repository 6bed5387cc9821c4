import {
  type ClientRequest,
  Agent as HttpAgent,
  type IncomingMessage,
  request as requestHttp,
} from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';

export interface HttpReply {
  readonly status: number;
  /** Seconds that the server asks us to wait. */
  readonly retryAfterS?: number;
  readonly body: Buffer;
}

/** Asks once: never follows a redirect, never reads more than `maxBytes`. */
export type HttpGet = (
  url: string,
  limits: { readonly maxBytes: number; readonly signal: AbortSignal },
) => Promise<HttpReply>;

interface Timeouts {
  readonly connectMs: number;
  readonly wholeMs: number;
}

const agentOptions = { keepAlive: true, maxSockets: 32, maxFreeSockets: 8 };

export function createHttpGet({ connectMs, wholeMs }: Timeouts): HttpGet {
  const agents = { http: new HttpAgent(agentOptions), https: new HttpsAgent(agentOptions) };
  return (url, { maxBytes, signal }) =>
    new Promise((resolve, reject) => {
      const isPlain = url.startsWith('http:');
      const request = (isPlain ? requestHttp : requestHttps)(url, {
        agent: isPlain ? agents.http : agents.https,
        headers: { Accept: 'application/json, image/png', 'User-Agent': 'Fucina' },
        signal: AbortSignal.any([signal, AbortSignal.timeout(wholeMs)]),
      });
      limitConnecting(request, isPlain ? 'connect' : 'secureConnect', connectMs);
      request.on('error', reject);
      request.on('response', (response) => {
        readBody(response, maxBytes).then(
          (body) => resolve({ ...statusOf(response), body }),
          (error) => {
            request.destroy();
            reject(error);
          },
        );
      });
      request.end();
    });
}

function limitConnecting(request: ClientRequest, connectedEvent: string, connectMs: number): void {
  const timer = setTimeout(
    () => request.destroy(new Error(`no connection within ${connectMs} ms`)),
    connectMs,
  );
  const stop = () => clearTimeout(timer);
  request.on('close', stop);
  request.on('socket', (socket) => {
    if (socket.connecting) socket.once(connectedEvent, stop);
    else stop();
  });
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response) {
    length += part.length;
    if (length > maxBytes) throw new Error(`more than ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts, length);
}

function statusOf({ statusCode = 0, headers }: IncomingMessage) {
  const seconds = Number(headers['retry-after']);
  return { status: statusCode, ...(seconds > 0 && { retryAfterS: seconds }) };
}
