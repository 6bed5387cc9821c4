import type { Component } from '../component/component.ts';
import { hexOfColor } from '../component/hex.ts';
import { NO_STYLE, type Style } from '../component/style.ts';
import { visibleParts } from '../visible-parts.ts';
import {
  CODE_LETTERS,
  CODES,
  codeOfColor,
  DECORATION_CODES,
  type Edition,
  nearestCode,
} from './codes.ts';
import { legacyPattern } from './pattern.ts';

/**
 * How a colour that is none of the 16 is written, here with `&` as code character:
 * `hash` `&#rrggbb` · `spigot` `&x&r&r&g&g&b&b` · `tag` `<#rrggbb>` · `double-tag` `<##rrggbb>` · `brace` `{#rrggbb}` ·
 * `bare` `#rrggbb` · `nearest` the nearest that has a code.
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
  /** `hash` for `&`, `spigot` (the only one that the game and plain Bukkit strings keep) for `§`, `nearest` for Bedrock. */
  readonly hex?: LegacyHexStyle;
  /** `java` by default. Bedrock has more colours, which keep decorations, and two decorations less. */
  readonly edition?: Edition;
}

type Manner = Required<LegacyWriteOptions>;

/**
 * Writes what legacy text can hold: colours and the five decorations. Text that looks like a code is kept from being
 * one by repeating the current codes inside it.
 */
export function writeLegacy(component: Component, options: LegacyWriteOptions = {}): string {
  const { char = '&', edition = 'java' } = options;
  const { hex = edition === 'bedrock' ? 'nearest' : char === '§' ? 'spigot' : 'hash' } = options;
  const manner = { char, edition, hex };
  let written = '';
  let style = NO_STYLE;
  for (const part of visibleParts(component)) {
    written += transition(style, part.style, manner);
    style = part.style;
    written += shieldCodes(part.text, codesOf(style, manner) || `${char}r`, manner);
  }
  return written;
}

/** The fewest codes that lead from one style to the next. */
function transition(from: Style, to: Style, manner: Manner): string {
  const losesSome = DECORATION_CODES.some(([, name]) => from[name] === true && to[name] !== true);
  if (from.color !== to.color || losesSome) {
    // In Bedrock nothing but a reset ends a decoration.
    const isReset = to.color === undefined || (losesSome && manner.edition === 'bedrock');
    return (isReset ? `${manner.char}r` : '') + codesOf(to, manner);
  }
  return decorationCodes(to, manner, from);
}

function codesOf(style: Style, manner: Manner): string {
  const color = style.color === undefined ? '' : colorCode(style.color, manner);
  return color + decorationCodes(style, manner, NO_STYLE);
}

function decorationCodes(style: Style, { char, edition }: Manner, active: Style): string {
  let codes = '';
  for (const [code, name] of DECORATION_CODES) {
    const isKnown = CODES[edition].get(code)?.kind === 'decoration';
    if (isKnown && style[name] === true && active[name] !== true) codes += char + code;
  }
  return codes;
}

function colorCode(color: number, { char, hex, edition }: Manner): string {
  const code = codeOfColor(color, edition);
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
      return char + nearestCode(color, edition);
  }
}

function shieldCodes(text: string, codes: string, { char, edition }: Manner): string {
  const pattern =
    char === '§'
      ? legacyPattern('§', 'coded', CODE_LETTERS[edition])
      : legacyPattern('both', 'all', CODE_LETTERS[edition]);
  return text.replace(pattern, (code) => code[0] + codes + code.slice(1));
}
