// The ping with this machine's sockets, name servers and clock.
import { createSocket } from 'node:dgram';
import { connect } from 'node:net';
import type { AddressPolicy } from './address/address-policy.ts';
import { createNameLookup } from './address/name-lookup.ts';
import type { BlockedServers } from './blocked-servers.ts';
import type { PayContact } from './contacts/contacts.ts';
import { createPing } from './ping.ts';
import { PING_BUDGET } from './ping-budget.ts';
import type { Ping } from './pinged.ts';

export interface OpenPingOptions {
  /** Which addresses, names and ports may be contacted. */
  readonly addressPolicy: AddressPolicy;
  /** `address:port` of a name server; without it the system's answer. */
  readonly nameServer?: string | undefined;
  /** Charges each contact; without it all contacts are made. */
  readonly payContact?: PayContact;
  /** Whether a rejection of `payContact` is a refusal, after which the answer may do without that contact. */
  readonly isContactRefusal?: (thrown: unknown) => boolean;
  /** Mojang's list; without it the replies do not say whether a server is on it. */
  readonly blockedServers?: BlockedServers;
  /** Ends all pings. */
  readonly stopping?: AbortSignal;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

const NO_LIST: BlockedServers = { isBlocked: () => undefined, isLoading: () => false };

export function openPing({
  addressPolicy,
  nameServer,
  payContact = async () => undefined,
  isContactRefusal = () => false,
  blockedServers = NO_LIST,
  stopping = new AbortController().signal,
  now = Date.now,
}: OpenPingOptions): Ping {
  return createPing({
    openLookup: createNameLookup(nameServer, PING_BUDGET.dnsMs),
    policy: addressPolicy,
    budget: PING_BUDGET,
    connect,
    createSocket,
    blockedServers,
    now,
    stopping,
    payContact,
    isContactRefusal,
  });
}
