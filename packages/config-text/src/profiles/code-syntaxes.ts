import type { CodeSyntax } from '@fucina/minecraft-text/legacy-tokens';

/** `translateAlternateColorCodes('&')`, after which the game reads `§`. */
export const BUKKIT_CODES: CodeSyntax = { characters: ['&', '§'], hex: [] };
export const BUKKIT_HASH_CODES: CodeSyntax = { characters: ['&', '§'], hex: ['hash', 'spigot'] };
export const SECTION_CODES: CodeSyntax = { characters: ['§'], hex: ['spigot'] };
export const SECTION_HASH_CODES: CodeSyntax = { characters: ['§'], hex: ['hash', 'spigot'] };
export const NO_CODES: CodeSyntax = { characters: [], hex: [] };
