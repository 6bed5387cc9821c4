export {
  type AddressPolicy,
  createAddressPolicy,
  OWN_MACHINE_POLICY,
} from './address/address-policy.ts';
export { createNameLookup, type Lookup, type OpenNameLookup } from './address/name-lookup.ts';
export { type BlockedServers, createBlockedServers, readBoundedText } from './blocked-servers.ts';
export type { PayContact } from './contacts/contacts.ts';
export { type OpenPingOptions, openPing } from './open-ping.ts';
export {
  createPing,
  type Ping,
  type PingDependencies,
  type Pinged,
  type PingOptions,
} from './ping.ts';
export { PING_BUDGET } from './ping-budget.ts';
export { OwnShortage, ResolverFailure } from './ping-fault.ts';
