// DNS without the operating system's resolver: no hosts file, no search domains, and an end that we set.
import { Resolver } from 'node:dns/promises';

export interface SrvRecord {
  readonly name: string;
  readonly port: number;
  readonly priority: number;
  readonly weight: number;
}

export type Lookup<Value> =
  | { readonly kind: 'found'; readonly records: readonly Value[] }
  /** The name has no such record, or none that could be had. */
  | { readonly kind: 'none' }
  | { readonly kind: 'timeout' }
  /** We could not ask: no socket could be opened, or no name server reached. */
  | { readonly kind: 'unasked'; readonly cause: unknown };

/** The questions of one ping; each is asked at most once. */
export interface NameLookup {
  readonly srv: (name: string) => Promise<Lookup<SrvRecord>>;
  readonly ipv4: (name: string) => Promise<Lookup<string>>;
  readonly ipv6: (name: string) => Promise<Lookup<string>>;
  readonly cname: (name: string) => Promise<Lookup<string>>;
  /** Lets go of whatever is still unanswered. */
  readonly close: () => void;
}

export type OpenNameLookup = () => NameLookup;

/** `server` is `address:port`; without it the system's name servers answer. */
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

// What c-ares says when it has no socket or no memory for the question.
const NOT_ASKED = new Set(['ECONNREFUSED', 'EMFILE', 'ENFILE', 'ENOMEM', 'ENOBUFS']);

async function settle<Value>(asked: Promise<readonly Value[]>): Promise<Lookup<Value>> {
  try {
    const records = await asked;
    // A loop of CNAMEs comes back as success without records.
    return records.length === 0 ? { kind: 'none' } : { kind: 'found', records };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (NOT_ASKED.has(String(code))) return { kind: 'unasked', cause: error };
    return { kind: code === 'ETIMEOUT' || code === 'ECANCELLED' ? 'timeout' : 'none' };
  }
}
