export { DECORATION_CODES, type LegacyEdition } from './codes.ts';
export { expandLegacy } from './expand-legacy.ts';
export { LEGACY_HEX_STYLES, type LegacyHexStyle } from './hex-styles.ts';
export type { LegacyChar, LegacyHex } from './pattern.ts';
export {
  type LegacyReadError,
  type LegacyReadLoss,
  type LegacyReadOptions,
  type LegacyResult,
  readLegacy,
} from './read-legacy.ts';
export { type LegacyWriteOptions, writeLegacy } from './write-legacy.ts';
