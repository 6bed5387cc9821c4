// The one place that sends something to URLs of strangers: webhooks. It resolves a name once, connects to an address that
// was checked and to no other, follows no redirect, and bounds what an answer may cost.
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Result } from '@fucina/server-address';
import { type AddressPolicy, type FindHost, openHostLookup } from '@fucina/server-ping';
import { createCeiling } from '../limits/ceiling.ts';
import { type Destination, type DestinationFault, readDestination } from './destination.ts';
import { limitConnecting } from './limit-connecting.ts';

export interface Message {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Its beginning. */
  readonly body: string;
}

export interface SendError {
  readonly code: RefusedUrl | Unreached | OurTrouble;
}

/** Nothing was contacted, and nothing ever will be. */
export type RefusedUrl = DestinationFault | 'blocked_target';
/** There was no answer. */
export type Unreached =
  | 'dns_not_found'
  | 'dns_timeout'
  | 'dns_failed'
  | 'timeout'
  | 'refused'
  | 'tls'
  | 'broken';
/** Says nothing about the other side. */
export type OurTrouble = 'own_trouble';

export interface GuardedSender {
  /** Whether something may be sent there; nothing is contacted but name servers. */
  readonly check: (url: string) => Promise<Result<Destination, SendError>>;
  /** By POST. Never rejects. */
  readonly post: (message: Message) => Promise<Result<Reply, SendError>>;
}

export interface GuardedSenderOptions {
  /** Where it allows private addresses, http and other ports are allowed as well. */
  readonly addressPolicy: AddressPolicy;
  /** `address:port`; without it the system's name servers. */
  readonly nameServer?: string | undefined;
  readonly stopping?: AbortSignal;
  readonly limits?: Partial<SenderLimits>;
}

export interface SenderLimits {
  readonly connectMs: number;
  readonly wholeMs: number;
  readonly replyBytes: number;
}

const LIMITS: SenderLimits = { connectMs: 3000, wholeMs: 10_000, replyBytes: 16 * 1024 };
const CEILING = {
  maxRunning: 32,
  /** For one host. */
  maxRunningPerClient: 2,
  maxStartsPerTurn: 8,
  maxWaiting: 2000,
  maxWaitingPerClient: 500,
  maxWaitMs: 30_000,
};

export function createGuardedSender(options: GuardedSenderOptions): GuardedSender {
  const { addressPolicy, stopping = new AbortController().signal } = options;
  const limits = { ...LIMITS, ...options.limits };
  const findHost = openHostLookup(options);
  const ceiling = createCeiling(CEILING);
  const locate = async (text: string) => {
    const read = readDestination(text, addressPolicy.allowsPrivate);
    return read.ok ? located(read.value, findHost) : read;
  };
  return {
    async check(url) {
      const found = await locate(url);
      return found.ok ? { ok: true, value: found.value.destination } : found;
    },
    async post(message) {
      const read = readDestination(message.url, addressPolicy.allowsPrivate);
      if (!read.ok) return read;
      try {
        return await ceiling.run(read.value.host, async () => {
          const found = await located(read.value, findHost);
          return found.ok ? await postTo(found.value, message, limits, stopping) : found;
        });
      } catch {
        // The ceiling refused it.
        return refused('own_trouble');
      }
    },
  };
}

interface Located {
  readonly destination: Destination;
  readonly addresses: readonly string[];
}

async function located(
  destination: Destination,
  findHost: FindHost,
): Promise<Result<Located, SendError>> {
  try {
    const found = await findHost(destination.host);
    switch (found.kind) {
      case 'found':
        return { ok: true, value: { destination, addresses: found.addresses } };
      case 'blocked':
        return refused('blocked_target');
      case 'unresolved':
        return refused(found.code);
    }
  } catch {
    // Our name servers, or no socket.
    return refused('own_trouble');
  }
}

function postTo(
  { destination: { url, host }, addresses }: Located,
  { headers, body }: Message,
  { connectMs, wholeMs, replyBytes }: SenderLimits,
  stopping: AbortSignal,
): Promise<Result<Reply, SendError>> {
  return new Promise((resolve) => {
    const isPlain = url.protocol === 'http:';
    const tooLate = AbortSignal.timeout(wholeMs);
    const request = (isPlain ? requestHttp : requestHttps)({
      method: 'POST',
      // A name stays one for TLS and `Host`; an address is connected to without asking `lookup`, and was checked.
      host,
      port: url.port,
      path: `${url.pathname}${url.search}`,
      lookup: only(addresses),
      // Its own connection, whatever proxies the environment names.
      agent: false,
      headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
      signal: AbortSignal.any([tooLate, stopping]),
    });
    let isAnswered = false;
    limitConnecting(request, isPlain ? 'connect' : 'secureConnect', connectMs);
    request.on('error', (error) => {
      if (isAnswered) return;
      if (stopping.aborted) resolve(refused('own_trouble'));
      else if (tooLate.aborted) resolve(refused('timeout'));
      else resolve(refused(causeOf(error)));
    });
    request.on('close', () => {
      // Nothing else is told of a switch to another protocol.
      if (!isAnswered) resolve(refused('broken'));
    });
    request.on('response', async (response) => {
      isAnswered = true;
      const read = await beginningOf(response, replyBytes);
      request.destroy();
      const { statusCode = 0, headers: answered } = response;
      resolve({ ok: true, value: { status: statusCode, headers: answered, body: read } });
    });
    request.end(body);
  });
}

function only(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_, { all }, tell) => {
    const [first] = found;
    if (all) tell(null, found);
    else tell(null, first?.address ?? '', first?.family);
  };
}

/** What came before the bound, the deadline or a broken connection: the status says what matters. */
async function beginningOf(response: IncomingMessage, maxBytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of response) {
      parts.push(part);
      length += part.length;
      if (length >= maxBytes) break;
    }
  } catch {
    // The rest is missing.
  }
  return Buffer.concat(parts).subarray(0, maxBytes).toString();
}

const OUR_SHORTAGES = new Set<unknown>(['EMFILE', 'ENFILE', 'ENOMEM', 'ENOBUFS', 'ENETDOWN']);

function causeOf(error: Error): SendError['code'] {
  const code = 'code' in error ? error.code : undefined;
  if (OUR_SHORTAGES.has(code)) return 'own_trouble';
  if (code === 'ECONNREFUSED') return 'refused';
  if (/^(?:ERR_TLS_|ERR_SSL_|CERT_|UNABLE_|SELF_SIGNED|DEPTH_ZERO)/.test(String(code)))
    return 'tls';
  // Only `limitConnecting` gives up without a code.
  return code === undefined ? 'timeout' : 'broken';
}

function refused<Code extends SendError['code']>(code: Code) {
  return { ok: false, error: { code } } as const;
}
