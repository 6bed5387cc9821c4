export type { LegacyEdition } from './codes.ts';
export { expandLegacy } from './expand-legacy.ts';
export type { LegacyChar, LegacyHex } from './pattern.ts';
export {
  type LegacyReadError,
  type LegacyReadLoss,
  type LegacyReadOptions,
  type LegacyResult,
  readLegacy,
} from './read-legacy.ts';
export { type LegacyHexStyle, type LegacyWriteOptions, writeLegacy } from './write-legacy.ts';
