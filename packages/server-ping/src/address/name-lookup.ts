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
  /** The name has no such record, or does not exist. */
  | { readonly kind: 'none' }
  | { readonly kind: 'timeout' }
  /** The name servers answered with an error, such as SERVFAIL: whether the name exists is not known. */
  | { readonly kind: 'error' }
  /** Our own part failed: no socket, no name server that can be reached, or one that does not work for us. */
  | { readonly kind: 'failed'; readonly cause: NodeJS.ErrnoException };

/** The lookups of one ping. */
export interface NameLookup {
  readonly srv: (name: string) => Promise<Lookup<SrvRecord>>;
  readonly ipv4: (name: string) => Promise<Lookup<string>>;
  readonly ipv6: (name: string) => Promise<Lookup<string>>;
  readonly cname: (name: string) => Promise<Lookup<string>>;
  /** The name servers of the root. An answer without an error shows that our name server works. */
  readonly root: () => Promise<Lookup<string>>;
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
      root: () => settle(resolver.resolveNs('.')),
      close: () => resolver.cancel(),
    };
  };
}

// RFC 2308: the name does not exist, or has no such record. A name that DNS cannot express does not exist either.
const NO_RECORDS = new Set<string | undefined>(['ENOTFOUND', 'ENODATA', 'EBADNAME']);
const TOO_LATE = new Set<string | undefined>(['ETIMEOUT', 'ECANCELLED']);
// `ECONNREFUSED` is what c-ares says when it could send to no name server, for want of a socket too; `EREFUSED` is a
// name server that is not there for us.
const OURS = new Set<string | undefined>([
  'ECONNREFUSED',
  'EREFUSED',
  'EMFILE',
  'ENFILE',
  'ENOMEM',
  'ENOBUFS',
]);

async function settle<Value>(pending: Promise<readonly Value[]>): Promise<Lookup<Value>> {
  try {
    const records = await pending;
    // A loop of CNAMEs is reported as success without records.
    return records.length === 0 ? { kind: 'none' } : { kind: 'found', records };
  } catch (thrown) {
    // Node's resolver rejects with nothing else.
    const cause = thrown as NodeJS.ErrnoException;
    const { code } = cause;
    if (OURS.has(code)) return { kind: 'failed', cause };
    if (NO_RECORDS.has(code)) return { kind: 'none' };
    return { kind: TOO_LATE.has(code) ? 'timeout' : 'error' };
  }
}
