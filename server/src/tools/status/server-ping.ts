// The ping of the running server: real sockets, the name server and policy of the settings, limited concurrency.
import type { EndpointPrice } from '@fucina/api-contract';
import {
  type BlockedServers,
  createAddressPolicy,
  createBlockedServers,
  openPing,
  type Ping,
  readBoundedText,
} from '@fucina/server-ping';
import { createJointWork } from '../../cache/joint-work.ts';
import { Refusal } from '../../cache/named-cache.ts';
import { type CeilingOptions, createCeiling } from '../../limits/ceiling.ts';
import type { Limits } from '../../limits/limits.ts';
import type { Metrics } from '../../metrics.ts';
import type { Settings } from '../../settings.ts';
import { monotonicNow } from '../../steady-clock.ts';
import {
  createContactBudgets,
  isContactRefusal,
  isOfOneClient,
} from './contacts/contact-budgets.ts';
import { statusKey } from './status-cache.ts';

interface ServerPingOptions {
  readonly settings: Settings;
  readonly limits: Limits;
  /** What one client may use up of the budgets of game servers, counted in this process. */
  readonly shares: Limits;
  readonly metrics?: Metrics;
  readonly stopping: AbortSignal;
  readonly now: () => number;
  /** Shared with who else looks at servers. */
  readonly blockedServers?: BlockedServers;
}

const CEILING_NAME: EndpointPrice['ceiling'] = 'ping';
const MAX_AT_ONCE = 256;
const MAX_STARTS_PER_TURN = 16;
export const LIMITED: CeilingOptions = {
  maxRunning: MAX_AT_ONCE,
  maxStartsPerTurn: MAX_STARTS_PER_TURN,
  maxRunningPerClient: 4,
  maxWaiting: 2048,
  maxWaitingPerClient: 32,
  maxWaitMs: 5000,
};
// No client is refused, but the number of sockets stays limited.
const UNLIMITED: CeilingOptions = {
  maxRunning: MAX_AT_ONCE,
  maxStartsPerTurn: MAX_STARTS_PER_TURN,
  maxRunningPerClient: MAX_AT_ONCE,
  maxWaiting: Number.POSITIVE_INFINITY,
  maxWaitingPerClient: Number.POSITIVE_INFINITY,
};
const MAX_LIST_BYTES = 4 * 1024 * 1024;

export function createServerPing(options: ServerPingOptions): Ping {
  const { settings, limits, shares, metrics, stopping, now } = options;
  const isLimited = settings.RATE_LIMIT;
  const ceiling = createCeiling({
    ...(isLimited ? LIMITED : UNLIMITED),
    observeRefusal: () => metrics?.observeCeilingRefusal(CEILING_NAME),
  });
  metrics?.watchCeiling(CEILING_NAME, ceiling);
  const ping = openPing({
    nameServer: settings.PING_DNS_SERVER,
    addressPolicy: createAddressPolicy({
      allowsPrivate: settings.PING_ALLOW_PRIVATE,
      refusedNetworks: settings.PING_REFUSE,
    }),
    blockedServers: options.blockedServers ?? openBlockedServers(settings),
    now,
    stopping,
    ...(isLimited && { payContact: createContactBudgets(limits, shares), isContactRefusal }),
  });
  const doJointly = createJointWork(isOfOneClient);
  return (address, options) => {
    const { client } = options;
    return doJointly(
      { key: statusKey(address, options), client },
      (begin, signal) =>
        ceiling.run(client, begin, signal).catch((refusal: unknown) => {
          // Only this client was refused: others that wait for the same server may still ping it.
          throw new Refusal(refusal);
        }),
      () => ping(address, options),
    );
  };
}

/** Mojang's list of servers that break the EULA. */
export function openBlockedServers({ MOJANG_SESSION_URL }: Settings): BlockedServers {
  return createBlockedServers(
    (signal) => fetchBlockedServers(MOJANG_SESSION_URL, signal),
    monotonicNow,
  );
}

async function fetchBlockedServers(sessionUrl: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(`${sessionUrl}/blockedservers`, { signal, redirect: 'error' });
  return readBoundedText(response, MAX_LIST_BYTES);
}
