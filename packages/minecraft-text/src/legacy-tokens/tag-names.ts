import type { Rgb } from '@fucina/color';
import { hexOfColor } from '../component/hex.ts';
import { nameOfColor } from '../component/named-colors.ts';
import { DECORATIONS, type Decoration } from '../component/style.ts';

const SHORT: Readonly<Record<Decoration, string>> = {
  bold: 'b',
  italic: 'i',
  underlined: 'u',
  strikethrough: 'st',
  obfuscated: 'obf',
};

/** The name of the color tag, without brackets. */
export function colorTag(color: Rgb): string {
  return nameOfColor(color) ?? hexOfColor(color).toLowerCase();
}

/** The shortest name of the tag, without brackets. */
export function decorationTag(decoration: Decoration): string {
  return SHORT[decoration];
}

/** Tags that switch off all decorations. */
export const NEGATIONS: readonly string[] = DECORATIONS.map((name) => `<!${SHORT[name]}>`);
