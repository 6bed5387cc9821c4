import type { LegacyHexStyle } from '@fucina/minecraft-text/legacy';

/** The notations of `writeLegacy`; `nearest` is the nearest color that has a code. */
export const HEX_TARGETS = [
  'hash',
  'spigot',
  'brace',
  'tag',
  'double-tag',
  'bare',
  'nearest',
] as const satisfies readonly LegacyHexStyle[];

export type HexTarget = (typeof HEX_TARGETS)[number];
