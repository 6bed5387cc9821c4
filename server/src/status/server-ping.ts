// The ping of a running server: real sockets, the settings' name server and policy, a bound on what goes on at once.
import { createSocket } from 'node:dgram';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { createCeiling, createCeilings } from '../limits/ceiling.ts';
import type { Limits } from '../limits/limits.ts';
import { Problem } from '../problem.ts';
import type { Settings } from '../settings.ts';
import { createAddressPolicy } from './address-policy.ts';
import { createBlockedServers, readBoundedText } from './blocked-servers.ts';
import { createNameLookup } from './name-lookup.ts';
import { createPing, type Ping } from './ping.ts';
import { PING_BUDGET } from './ping-budget.ts';

interface ServerPingOptions {
  readonly settings: Settings;
  readonly limits: Limits;
  readonly stopping: AbortSignal;
  readonly now: () => number;
}

const MOST_AT_ONCE = 64;
const ALL_PINGS = { maxRunning: MOST_AT_ONCE, maxWaiting: 256 };
const PINGS_PER_TARGET = { maxRunning: 2, maxWaiting: 16 };
// Without limits everybody gets a turn, but sockets stay bounded.
const UNLIMITED = { maxRunning: MOST_AT_ONCE, maxWaiting: Number.POSITIVE_INFINITY };
const LONGEST_WAIT_MS = 5000;
const LONGEST_LIST_BYTES = 4 * 1024 * 1024;

export function createServerPing({ settings, limits, stopping, now }: ServerPingOptions): Ping {
  const isLimited = settings.RATE_LIMIT;
  const all = createCeiling(isLimited ? ALL_PINGS : UNLIMITED);
  const targets = createCeilings(isLimited ? PINGS_PER_TARGET : UNLIMITED);
  const patienceMs = isLimited ? LONGEST_WAIT_MS : undefined;
  const ping = createPing({
    openLookup: createNameLookup(settings.PING_DNS_SERVER, PING_BUDGET.dnsMs),
    policy: createAddressPolicy({
      allowsPrivate: settings.PING_ALLOW_PRIVATE,
      ownAddresses: ownAddresses(),
    }),
    budget: PING_BUDGET,
    connect,
    createSocket,
    blockedServers: createBlockedServers(
      (signal) => fetchBlockedServers(settings.MOJANG_SESSION_URL, signal),
      now,
    ),
    now,
    stopping,
    async atTarget(ip, work) {
      await limits.spend(ip, 'target');
      return patiently(patienceMs, (signal) => targets.run(ip, work, signal));
    },
  });
  return (address, options) =>
    patiently(patienceMs, (signal) => all.run(() => ping(address, options), signal));
}

/** Whoever waits longer than this for a turn is told to come back; a turn once begun is not cut short. */
async function patiently<Value>(
  patienceMs: number | undefined,
  run: (signal?: AbortSignal) => Promise<Value>,
): Promise<Value> {
  if (patienceMs === undefined) return run();
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(tooBusy()), patienceMs);
  try {
    return await run(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

function tooBusy(): Problem {
  return new Problem(503, 'busy', 'Too many servers are being looked at: try again soon.', {
    headers: { 'Retry-After': '5' },
  });
}

function ownAddresses(): readonly string[] {
  return Object.values(networkInterfaces()).flatMap(
    (own) => own?.map(({ address }) => address) ?? [],
  );
}

async function fetchBlockedServers(sessionUrl: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(`${sessionUrl}/blockedservers`, { signal, redirect: 'error' });
  return readBoundedText(response, LONGEST_LIST_BYTES);
}
