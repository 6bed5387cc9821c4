// Where a host is that may be contacted: what a ping asks before it connects, for other protocols.
import { isIP } from 'node:net';
import type { AddressPolicy } from './address/address-policy.ts';
import { createNameLookup } from './address/name-lookup.ts';
import { findTarget } from './address/target.ts';
import { PING_BUDGET } from './ping-budget.ts';

export type FoundHost =
  /** Addresses that the policy allows, in the order in which they are tried. */
  | { readonly kind: 'found'; readonly addresses: readonly [string, ...string[]] }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'unresolved'; readonly code: 'dns_not_found' | 'dns_timeout' | 'dns_failed' };

/** `host` is what `readServerAddress` read. Rejects when this machine's name servers do not work. */
export type FindHost = (host: string) => Promise<FoundHost>;

export interface HostLookupOptions {
  readonly addressPolicy: AddressPolicy;
  /** `address:port` of a name server; without it the system's answer. */
  readonly nameServer?: string | undefined;
}

const ANY_PORT = 1;

/**
 * Finds hosts by name or address; whoever connects to what was found and to nothing else, contacts only what the policy
 * allows. Its rules about ports are those of games, and are left to whoever connects.
 */
export function openHostLookup({ addressPolicy, nameServer }: HostLookupOptions): FindHost {
  const dependencies = {
    openLookup: createNameLookup(nameServer, PING_BUDGET.dnsMs),
    policy: { ...addressPolicy, isRefusedPort: () => false },
    budget: PING_BUDGET,
  };
  return async (host) => {
    const family = isIP(host);
    const hostKind = family === 0 ? 'name' : family === 4 ? 'ipv4' : 'ipv6';
    // Bedrock has no SRV records: only the addresses of the host itself are looked up.
    const address = {
      edition: 'bedrock',
      host,
      hostKind,
      port: ANY_PORT,
      isPortTyped: true,
    } as const;
    const found = await findTarget(address, dependencies);
    if (found.kind === 'unresolved') return { kind: found.kind, code: found.code };
    return found.kind === 'target' ? { kind: 'found', addresses: found.target.addresses } : found;
  };
}
