// Resolves a typed address to the IP addresses to contact. Names are resolved once; if the policy refuses one of the
// addresses, the whole target is refused.

import { isIP } from 'node:net';
import type { ServerAddress } from '@fucina/server-address';
import { ResolverFailure } from '../own-failure.ts';
import type { PingBudget } from '../ping-budget.ts';
import { ownFailure } from '../ping-error.ts';
import type { AddressPolicy } from './address-policy.ts';
import type { Lookup, NameLookup, OpenNameLookup, SrvRecord } from './name-lookup.ts';

export interface Target {
  /** Checked IP addresses in the order in which they are tried. */
  readonly addresses: readonly [string, ...string[]];
  readonly port: number;
  readonly srv?: SrvRecord;
  readonly isSrvTargetAlias: boolean;
  readonly dns: DnsReport;
}

export interface DnsReport {
  readonly srv: readonly SrvRecord[];
  readonly a: readonly string[];
  readonly aaaa: readonly string[];
}

export type FoundTarget =
  | { readonly kind: 'target'; readonly target: Target }
  | { readonly kind: 'blocked' }
  | {
      readonly kind: 'unresolved';
      readonly code: Unresolved;
      readonly port: number;
      readonly dns: DnsReport;
    };

type Unresolved = 'dns_not_found' | 'dns_timeout' | 'dns_failed';

export interface TargetDependencies {
  readonly openLookup: OpenNameLookup;
  readonly policy: AddressPolicy;
  readonly budget: PingBudget;
}

interface ResolvedAddresses {
  readonly a: readonly string[];
  readonly aaaa: readonly string[];
  /** Why there is no address, if there is none. */
  readonly whyNone: Unresolved;
}

// The game looks up an SRV record only for its default port, typed or not.
const SRV_PORT = 25565;
const SRV_PREFIX = '_minecraft._tcp.';
const LOCALHOST = /(?:^|\.)localhost$/;
const MAX_REPORTED = 16;
const BLOCKED = { kind: 'blocked' } as const;
const NO_NAME = { whyNone: 'dns_not_found' } as const;

export async function findTarget(
  address: ServerAddress,
  dependencies: TargetDependencies,
): Promise<FoundTarget> {
  const { policy } = dependencies;
  const transport = address.edition === 'java' ? 'tcp' : 'udp';
  if (policy.isRefusedPort(address.port, transport)) return BLOCKED;
  if (address.hostKind !== 'name') {
    const found = { a: [address.host], aaaa: [], ...NO_NAME };
    return checkTarget({ found, port: address.port, records: [], isAlias: false }, policy, false);
  }
  if (policy.isRefusedName(address.host)) return BLOCKED;
  if (LOCALHOST.test(address.host)) {
    // RFC 6761: not to be sent to name servers.
    const found = { a: ['127.0.0.1'], aaaa: ['::1'], ...NO_NAME };
    return checkTarget({ found, port: address.port, records: [], isAlias: false }, policy, true);
  }

  const lookup = dependencies.openLookup();
  try {
    return await resolveName(address, lookup, dependencies);
  } finally {
    lookup.close();
  }
}

async function resolveName(
  { edition, host, port }: ServerAddress,
  lookup: NameLookup,
  { policy, budget }: TargetDependencies,
): Promise<FoundTarget> {
  const deadline = performance.now() + budget.dnsMs;
  // Concurrent with the SRV lookup, because most servers have no SRV record.
  const direct = resolveAddresses(host, lookup, budget, deadline);
  if (edition !== 'java' || port !== SRV_PORT) {
    return checkTarget({ found: await direct, port, records: [], isAlias: false }, policy, true);
  }
  const srv = await srvLookup(lookup.srv(SRV_PREFIX + host), direct, budget, deadline);
  throwIfFailed(srv);
  const records = sortSrv(found(srv));
  const best = records[0];
  if (best === undefined) {
    const named = await direct;
    // An SRV record that is not told could lead to an address.
    const why = named.whyNone === 'dns_not_found' ? whyNone([srv]) : named.whyNone;
    const addresses = { ...named, whyNone: why };
    return checkTarget({ found: addresses, port, records, isAlias: false }, policy, true);
  }
  if (policy.isRefusedPort(best.port, 'tcp') || policy.isRefusedName(best.name)) return BLOCKED;
  if (isIP(best.name) !== 0) {
    if (!policy.allowsPrivate) return BLOCKED;
    const literal = { a: [best.name], aaaa: [], ...NO_NAME };
    return checkTarget({ found: literal, port: best.port, records, isAlias: false }, policy, true);
  }
  const alias = lookup.cname(best.name);
  const behind = await resolveAddresses(best.name, lookup, budget, deadline);
  const isAlias = (await within(alias, 0))?.kind === 'found';
  return checkTarget({ found: behind, port: best.port, records, isAlias }, policy, true);
}

function checkTarget(
  given: {
    readonly found: ResolvedAddresses;
    readonly port: number;
    readonly records: readonly SrvRecord[];
    readonly isAlias: boolean;
  },
  policy: AddressPolicy,
  isFromDns: boolean,
): FoundTarget {
  const { found, port, records, isAlias } = given;
  const all = [...found.a, ...found.aaaa];
  if (all.some((address) => policy.isRefusedAddress(address))) return BLOCKED;
  const dns = isFromDns
    ? { srv: records, a: found.a.slice(0, MAX_REPORTED), aaaa: found.aaaa.slice(0, MAX_REPORTED) }
    : { srv: [], a: [], aaaa: [] };
  // Most game hosts use IPv4; one IPv6 address is tried too.
  const [first, ...others] = [
    ...found.a.slice(0, 2),
    ...found.aaaa.slice(0, 1),
    ...found.a.slice(2, 3),
  ];
  if (first === undefined) return { kind: 'unresolved', code: found.whyNone, port, dns };
  const addresses = [first, ...others] as const;
  const srv = records[0];
  return {
    kind: 'target',
    target: { addresses, port, isSrvTargetAlias: isAlias, dns, ...(srv && { srv }) },
  };
}

async function resolveAddresses(
  name: string,
  lookup: NameLookup,
  budget: PingBudget,
  deadline: number,
): Promise<ResolvedAddresses> {
  const pendingIpv4 = lookup.ipv4(name);
  const pendingIpv6 = lookup.ipv6(name);
  const ipv4 = await within(pendingIpv4, deadline - performance.now());
  // Some name servers never answer AAAA requests, so the wait is short if there is an IPv4 address.
  const remainingMs = deadline - performance.now();
  const ipv6 = await within(
    pendingIpv6,
    ipv4?.kind === 'found' ? Math.min(remainingMs, budget.dnsGraceMs) : remainingMs,
  );
  if (ipv4?.kind !== 'found') throwIfFailed(ipv4);
  if (ipv4?.kind !== 'found' && ipv6?.kind !== 'found') throwIfFailed(ipv6);
  const [a, aaaa] = [found(ipv4), found(ipv6)];
  const why = whyNone([ipv4, ipv6]);
  if (a.length + aaaa.length === 0 && why !== 'dns_not_found') await throwIfUseless(lookup, budget);
  return { a, aaaa, whyNone: why };
}

/** Silence and errors are the fault of the name's own servers only if ours tells of the root. */
async function throwIfUseless(lookup: NameLookup, { dnsMs }: PingBudget): Promise<void> {
  const root = (await within(lookup.root(), dnsMs)) ?? { kind: 'timeout' };
  throwIfFailed(root);
  if (root.kind === 'timeout' || root.kind === 'error') {
    throw new ResolverFailure(`${root.kind}, even about the root`);
  }
}

/** Waited for a little longer than for the addresses, or as long as possible if there are none. */
async function srvLookup(
  pending: Promise<Lookup<SrvRecord>>,
  direct: Promise<ResolvedAddresses>,
  { dnsGraceMs }: PingBudget,
  deadline: number,
): Promise<Lookup<SrvRecord> | undefined> {
  const early = await Promise.race([pending, direct.then(() => undefined)]);
  if (early !== undefined) return early;
  const { a, aaaa } = await direct;
  const remainingMs = deadline - performance.now();
  return within(
    pending,
    a.length + aaaa.length > 0 ? Math.min(dnsGraceMs, remainingMs) : remainingMs,
  );
}

/** By priority, then by weight; a target of `.` means that there is no such service. */
function sortSrv(records: readonly SrvRecord[]): readonly SrvRecord[] {
  return records
    .filter(({ name, port }) => name !== '' && port > 0)
    .map(({ name, port, priority, weight }) => ({
      name: name.toLowerCase().replace(/\.$/, ''),
      port,
      priority,
      weight,
    }))
    .toSorted((one, other) => one.priority - other.priority || other.weight - one.weight)
    .slice(0, MAX_REPORTED);
}

function found<Value>(lookup: Lookup<Value> | undefined): readonly Value[] {
  return lookup?.kind === 'found' ? lookup.records : [];
}

/** Our own failure says nothing about the name, so it must not count as a name without addresses. */
function throwIfFailed(lookup: Lookup<unknown> | undefined): void {
  if (lookup?.kind === 'failed') throw ownFailure(lookup.cause);
}

function whyNone(lookups: readonly (Lookup<unknown> | undefined)[]): Unresolved {
  if (lookups.some((lookup) => lookup === undefined || lookup.kind === 'timeout')) {
    return 'dns_timeout';
  }
  return lookups.some((lookup) => lookup?.kind === 'error') ? 'dns_failed' : 'dns_not_found';
}

/** Undefined if the answer does not arrive in time. */
function within<Value>(pending: Promise<Value>, ms: number): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), Math.max(0, ms));
    pending.then((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}
