import type { CodeSyntax } from '@fucina/minecraft-text/legacy-tokens';

/** `translateAlternateColorCodes('&')`, after which the game reads `§`. */
export const BUKKIT_CODES: CodeSyntax = { characters: ['&', '§'], hex: [] };
export const BUKKIT_HASH_CODES: CodeSyntax = { characters: ['&', '§'], hex: ['hash', 'spigot'] };
/** What the game itself reads: it knows no hex colors in codes. */
export const GAME_CODES: CodeSyntax = { characters: ['§'], hex: [] };
export const SECTION_CODES: CodeSyntax = { characters: ['§'], hex: ['spigot'] };
export const SECTION_HASH_CODES: CodeSyntax = { characters: ['§'], hex: ['hash', 'spigot'] };
export const NO_CODES: CodeSyntax = { characters: [], hex: [] };

/**
 * Colors of Skript before it read MiniMessage, which it still knows: those whose names mean nothing else in
 * MiniMessage.
 */
export const SKRIPT_COLORS: NonNullable<CodeSyntax['names']> = {
  'dark red': '4',
  'light red': 'c',
  pink: 'c',
  'dark yellow': '6',
  orange: '6',
  'light yellow': 'e',
  'dark green': '2',
  'light green': 'a',
  'lime green': 'a',
  lime: 'a',
  'dark aqua': '3',
  'dark cyan': '3',
  'dark turquoise': '3',
  cyan: '3',
  'light aqua': 'b',
  'light cyan': 'b',
  turquoise: 'b',
  'dark blue': '1',
  'dark purple': '5',
  purple: '5',
  'light purple': 'd',
  magenta: 'd',
  'dark gray': '8',
  'dark grey': '8',
  'light gray': '7',
  'light grey': '7',
  silver: '7',
};
