import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { limitConnecting } from '../../../outgoing/limit-connecting.ts';

export interface HttpReply {
  readonly status: number;
  /** Seconds that the server asks us to wait. */
  readonly retryAfterS?: number;
  readonly body: Buffer;
}

interface HttpQuestion {
  readonly maxBytes: number;
  /** Sent by POST. */
  readonly json?: unknown;
}

/** Never follows a redirect, never reads more than `maxBytes`. */
export type HttpAsk = (url: string, question: HttpQuestion) => Promise<HttpReply>;

interface Timeouts {
  readonly connectMs: number;
  readonly wholeMs: number;
}

const AGENT_OPTIONS = { keepAlive: true, maxSockets: 32, maxFreeSockets: 8 };

export function createHttpAsk({ connectMs, wholeMs }: Timeouts): HttpAsk {
  const agents = { http: new HttpAgent(AGENT_OPTIONS), https: new HttpsAgent(AGENT_OPTIONS) };
  const ask: HttpAsk = (url, question) =>
    new Promise((resolve, reject) => {
      const { maxBytes, json } = question;
      const isPlain = url.startsWith('http:');
      const content = json === undefined ? undefined : JSON.stringify(json);
      const request = (isPlain ? requestHttp : requestHttps)(url, {
        method: content === undefined ? 'GET' : 'POST',
        agent: isPlain ? agents.http : agents.https,
        headers: {
          Accept: 'application/json, image/png',
          'User-Agent': 'Fucina',
          ...(content !== undefined && {
            'Content-Type': 'application/json',
            'Content-Length': Buffer.byteLength(content),
          }),
        },
        signal: AbortSignal.timeout(wholeMs),
      });
      limitConnecting(request, isPlain ? 'connect' : 'secureConnect', connectMs);
      request.on('error', (error) => {
        // The host closed an idle connection in the very moment: it has not seen the question.
        if (request.reusedSocket && wasReset(error)) resolve(ask(url, question));
        else reject(error);
      });
      request.on('response', (response) => {
        readBody(response, maxBytes).then(
          (body) => resolve({ ...statusOf(response), body }),
          (error) => {
            request.destroy();
            reject(error);
          },
        );
      });
      request.end(content);
    });
  return ask;
}

function wasReset(error: Error): boolean {
  return 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
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
