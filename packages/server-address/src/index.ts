export {
  type AddressFault,
  DEFAULT_PORTS,
  LONGEST_ADDRESS,
  readServerAddress,
  type ServerAddress,
  type ServerEdition,
  writeServerAddress,
} from './address.ts';
export { readTypedAddress, readTypedServer } from './typed-address.ts';
export { writeUnicodeHost } from './unicode-host.ts';
