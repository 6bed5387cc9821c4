export {
  type AddressError,
  DEFAULT_PORTS,
  MAX_ADDRESS_LENGTH,
  readServerAddress,
  type ServerAddress,
  type ServerEdition,
  writeServerAddress,
} from './address.ts';
export type { Result } from './result.ts';
export { readTypedAddress, readTypedServer } from './typed-address.ts';
export { writeUnicodeHost } from './unicode-host.ts';
