import { CAPABILITIES, type Notation as NotationName } from '../capabilities/capabilities.ts';
import type { Component } from '../component/component.ts';
import { hexOfColor } from '../component/hex.ts';
import { NO_STYLE, type Style } from '../component/style.ts';
import type { Carrier } from '../losses/carrier.ts';
import { findLosses } from '../losses/find-losses.ts';
import { type Written, written } from '../losses/loss.ts';
import { visibleParts } from '../visible-parts.ts';
import {
  CODE_LETTERS,
  CODES,
  codeOfColor,
  DECORATION_CODES,
  type LegacyEdition,
  nearestCode,
  shownColor,
} from './codes.ts';
import type { LegacyHexStyle } from './hex-styles.ts';
import { legacyPattern } from './pattern.ts';

export interface LegacyWriteOptions {
  /** `&` by default. */
  readonly char?: '&' | '§';
  /**
   * Default: `hash` for `&`, `spigot` for `§` (the only notation that the game and plain Bukkit strings
   * support), `nearest` for Bedrock.
   */
  readonly hex?: LegacyHexStyle;
  /** `java` by default. In Bedrock there are more colors, they keep decorations, and two decorations are missing. */
  readonly edition?: LegacyEdition;
}

type Notation = Required<LegacyWriteOptions>;

/**
 * Writes the colors and the five decorations, which is all that legacy text can hold. Text that looks like a
 * code is broken up by repeating the current codes inside it.
 */
export function writeLegacy(
  component: Component,
  options: LegacyWriteOptions = {},
): Written<string> {
  const { char = '&', edition = 'java' } = options;
  const { hex = edition === 'bedrock' ? 'nearest' : char === '§' ? 'spigot' : 'hash' } = options;
  const notation = { char, edition, hex };
  let text = '';
  let style = NO_STYLE;
  for (const part of visibleParts(component)) {
    text += transition(style, part.style, notation);
    style = part.style;
    text += writeText(part.text, codesOf(style, notation), notation);
  }
  return written(text, () => findLosses(component, carrierOf(notation)));
}

function carrierOf({ hex, edition }: Notation): Carrier {
  const isNearest = hex === 'nearest';
  const name: NotationName = edition === 'bedrock' ? 'bedrock' : isNearest ? 'legacy-16' : 'legacy';
  return {
    capabilities: CAPABILITIES[name],
    ...(isNearest && { nearestColor: (color) => shownColor(color, edition) }),
  };
}

function writeText(text: string, codes: string, notation: Notation): string {
  const escaped = escapeCodes(text, codes || `${notation.char}r`, notation);
  // In Bedrock a line break ends all styles.
  return notation.edition === 'bedrock' ? escaped.replaceAll('\n', `\n${codes}`) : escaped;
}

/** The shortest codes that change one style to the next. */
function transition(from: Style, to: Style, notation: Notation): string {
  const losesSome = DECORATION_CODES.some(([, name]) => from[name] === true && to[name] !== true);
  if (from.color !== to.color || losesSome) {
    // In Bedrock only a reset ends a decoration.
    const isReset = to.color === undefined || (losesSome && notation.edition === 'bedrock');
    return (isReset ? `${notation.char}r` : '') + codesOf(to, notation);
  }
  return decorationCodes(to, notation, from);
}

function codesOf(style: Style, notation: Notation): string {
  const color = style.color === undefined ? '' : colorCode(style.color, notation);
  return color + decorationCodes(style, notation, NO_STYLE);
}

function decorationCodes(style: Style, { char, edition }: Notation, active: Style): string {
  let codes = '';
  for (const [code, name] of DECORATION_CODES) {
    const isKnown = CODES[edition].get(code)?.kind === 'decoration';
    if (isKnown && style[name] === true && active[name] !== true) codes += char + code;
  }
  return codes;
}

function colorCode(color: number, { char, hex, edition }: Notation): string {
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

function escapeCodes(text: string, codes: string, notation: Notation): string {
  const { char, edition } = notation;
  const pattern =
    char === '§'
      ? legacyPattern('§', 'coded', CODE_LETTERS[edition])
      : legacyPattern('both', 'all', CODE_LETTERS[edition]);
  // A hex notation such as `&x&1&2&3&4&5&6` contains several code pairs.
  return text.replace(
    pattern,
    (code) => code[0] + codes + escapeCodes(code.slice(1), codes, notation),
  );
}
