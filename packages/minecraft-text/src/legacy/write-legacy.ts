import { nearestIndex } from '@fucina/color';
import type { Component } from '../component/component.ts';
import { hexOfColor } from '../component/hex.ts';
import { NAMED_COLORS } from '../component/named-colors.ts';
import { NO_STYLE, type Style } from '../component/style.ts';
import { visibleParts } from '../visible-parts.ts';
import { CODE_LETTERS, codeOfColor, DECORATION_CODES } from './codes.ts';
import { legacyPattern } from './pattern.ts';

/**
 * How a colour that is none of the 16 is written, here with `&` as code character:
 * `hash` `&#rrggbb` · `spigot` `&x&r&r&g&g&b&b` · `tag` `<#rrggbb>` · `double-tag` `<##rrggbb>` · `brace` `{#rrggbb}` ·
 * `bare` `#rrggbb` · `nearest` the nearest of the 16.
 */
export type LegacyHexStyle =
  | 'hash'
  | 'spigot'
  | 'tag'
  | 'double-tag'
  | 'brace'
  | 'bare'
  | 'nearest';

export interface LegacyWriteOptions {
  /** `&` by default. */
  readonly char?: '&' | '§';
  /** `hash` for `&`, `spigot` (the only one that the game and plain Bukkit strings keep) for `§`. */
  readonly hex?: LegacyHexStyle;
}

const PALETTE = NAMED_COLORS.map(({ color }) => color);

/**
 * Writes what legacy text can hold: colours and the five decorations. Text that looks like a code is kept from being
 * one by repeating the current codes inside it.
 */
export function writeLegacy(component: Component, options: LegacyWriteOptions = {}): string {
  const { char = '&' } = options;
  const { hex = char === '§' ? 'spigot' : 'hash' } = options;
  let written = '';
  let style = NO_STYLE;
  for (const part of visibleParts(component)) {
    written += transition(style, part.style, char, hex);
    style = part.style;
    written += shieldCodes(part.text, codesOf(style, char, hex) || `${char}r`, char);
  }
  return written;
}

/** The fewest codes that lead from one style to the next. */
function transition(from: Style, to: Style, char: string, hex: LegacyHexStyle): string {
  const losesSome = DECORATION_CODES.some(([, name]) => from[name] === true && to[name] !== true);
  if (from.color !== to.color || losesSome) {
    return (to.color === undefined ? `${char}r` : '') + codesOf(to, char, hex);
  }
  return decorationCodes(to, char, from);
}

function codesOf(style: Style, char: string, hex: LegacyHexStyle): string {
  const color = style.color === undefined ? '' : colorCode(style.color, char, hex);
  return color + decorationCodes(style, char, NO_STYLE);
}

function decorationCodes(style: Style, char: string, active: Style): string {
  let codes = '';
  for (const [code, name] of DECORATION_CODES) {
    if (style[name] === true && active[name] !== true) codes += char + code;
  }
  return codes;
}

function colorCode(color: number, char: string, hex: LegacyHexStyle): string {
  const code = codeOfColor(color);
  if (code !== undefined) return char + code;
  const digits = hexOfColor(color);
  switch (hex) {
    case 'hash':
      return char + digits;
    case 'spigot':
      return `${char}x${digits.slice(1).replace(/./g, `${char}$&`)}`;
    case 'tag':
      return `<${digits}>`;
    case 'double-tag':
      return `<#${digits}>`;
    case 'brace':
      return `{${digits}}`;
    case 'bare':
      return digits;
    case 'nearest':
      return char + (NAMED_COLORS[nearestIndex(color, PALETTE)]?.code ?? 'f');
  }
}

function shieldCodes(text: string, codes: string, char: '&' | '§'): string {
  const pattern =
    char === '§'
      ? legacyPattern('§', 'coded', CODE_LETTERS.java)
      : legacyPattern('both', 'all', CODE_LETTERS.java);
  return text.replace(pattern, (code) => code[0] + codes + code.slice(1));
}
