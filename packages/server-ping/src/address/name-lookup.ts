// DNS without the operating system's resolver: no hosts file, no search domains, and a timeout of our own.
import { Resolver } from 'node:dns/promises';

export interface SrvRecord {
  readonly name: string;
  readonly port: number;
  readonly priority: number;
  readonly weight: number;
}

export type Lookup<Value> =
  | { readonly kind: 'found'; readonly records: readonly Value[] }
  /** The name has no such record, or the name server refused. */
  | { readonly kind: 'none' }
  | { readonly kind: 'timeout' }
  /** The request could not be sent: no socket, or no name server that can be reached. */
  | { readonly kind: 'failed'; readonly cause: unknown };

/** The lookups of one ping. */
export interface NameLookup {
  readonly srv: (name: string) => Promise<Lookup<SrvRecord>>;
  readonly ipv4: (name: string) => Promise<Lookup<string>>;
  readonly ipv6: (name: string) => Promise<Lookup<string>>;
  readonly cname: (name: string) => Promise<Lookup<string>>;
  /** Cancels pending lookups. */
  readonly close: () => void;
}

export type OpenNameLookup = () => NameLookup;

/** `server` is `address:port`; the default are the system's name servers. */
export function createNameLookup(server: string | undefined, timeoutMs: number): OpenNameLookup {
  return () => {
    const resolver = new Resolver({ timeout: Math.ceil(timeoutMs / 2), tries: 2 });
    if (server !== undefined) resolver.setServers([server]);
    return {
      srv: (name) => settle(resolver.resolveSrv(name)),
      ipv4: (name) => settle(resolver.resolve4(name)),
      ipv6: (name) => settle(resolver.resolve6(name)),
      cname: (name) => settle(resolver.resolveCname(name)),
      close: () => resolver.cancel(),
    };
  };
}

// Errors of c-ares when it has no socket or memory for the request.
const NOT_SENT = new Set(['ECONNREFUSED', 'EMFILE', 'ENFILE', 'ENOMEM', 'ENOBUFS']);

async function settle<Value>(pending: Promise<readonly Value[]>): Promise<Lookup<Value>> {
  try {
    const records = await pending;
    // A loop of CNAMEs is reported as success without records.
    return records.length === 0 ? { kind: 'none' } : { kind: 'found', records };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (NOT_SENT.has(String(code))) return { kind: 'failed', cause: error };
    return { kind: code === 'ETIMEOUT' || code === 'ECANCELLED' ? 'timeout' : 'none' };
  }
}
