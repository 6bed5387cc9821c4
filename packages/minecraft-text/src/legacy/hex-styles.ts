/**
 * A notation for hex colors: `hash` `&#rrggbb` · `spigot` `&x&r&r&g&g&b&b` · `brace` `{#rrggbb}` · `tag`
 * `<#rrggbb>` · `double-tag` `<##rrggbb>` · `bare` `#rrggbb` · `hex-brace` `&{HEX:rrggbb}` · `hash-angle`
 * `#<rrggbb>` · `hash-brace` `#{rrggbb}` · `solid` `<SOLID:rrggbb>`.
 */
export type HexNotation =
  | 'hash'
  | 'spigot'
  | 'brace'
  | 'tag'
  | 'double-tag'
  | 'bare'
  | 'hex-brace'
  | 'hash-angle'
  | 'hash-brace'
  | 'solid';

/**
 * How a color that is not one of the 16 is written, shown here with `&` as the code character: `hash`
 * `&#rrggbb` · `spigot` `&x&r&r&g&g&b&b` · `brace` `{#rrggbb}` · `tag` `<#rrggbb>` · `double-tag` `<##rrggbb>`
 * · `bare` `#rrggbb` · `nearest` the nearest color that has a code.
 */
export const LEGACY_HEX_STYLES = [
  'hash',
  'spigot',
  'brace',
  'tag',
  'double-tag',
  'bare',
  'nearest',
] as const satisfies readonly (HexNotation | 'nearest')[];

export type LegacyHexStyle = (typeof LEGACY_HEX_STYLES)[number];
