export {
  type AddressFault,
  DEFAULT_PORTS,
  readServerAddress,
  type ServerAddress,
  type ServerEdition,
  writeServerAddress,
} from './address.ts';
