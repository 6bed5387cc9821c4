export {
  type AddressFault,
  DEFAULT_PORTS,
  type Edition,
  readServerAddress,
  type ServerAddress,
  writeServerAddress,
} from './address.ts';
export { readIpv6 } from './ipv6.ts';
