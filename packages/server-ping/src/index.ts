export {
  type AddressPolicy,
  type AddressPolicyOptions,
  createAddressPolicy,
  OWN_MACHINE_POLICY,
} from './address/address-policy.ts';
export {
  type BlockedServers,
  createBlockedServers,
  type FetchText,
  readBoundedText,
} from './blocked-servers.ts';
export type { PayContact } from './contacts/contacts.ts';
export {
  type FindHost,
  type FoundHost,
  type HostLookupOptions,
  openHostLookup,
} from './open-host-lookup.ts';
export { type OpenPingOptions, openPing } from './open-ping.ts';
export { OwnShortage, ResolverFailure } from './own-failure.ts';
export { type PingServerOptions, pingServer } from './ping-server.ts';
export type {
  BlockedTarget,
  InvalidAddress,
  Ping,
  Pinged,
  PingOptions,
  PingStep,
  TellStep,
} from './pinged.ts';
export type {
  NameAndVersion,
  PingCode,
  PingStage,
  StatusDebug,
  StatusReply,
  StatusRun,
  StatusText,
} from './status-reply.ts';
