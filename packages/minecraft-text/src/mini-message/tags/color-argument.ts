import { NAMED_COLORS } from '../../component/named-colors.ts';
import { readInteger } from '../java-numbers.ts';

export const COLOR_NAMES: ReadonlyMap<string, number> = new Map<string, number>([
  ...NAMED_COLORS.map(({ name, color }) => [name, color] as const),
  ['grey', 0xaaaaaa],
  ['dark_grey', 0x555555],
]);

/** A name in lower case, or `#` and any hexadecimal integer, of which only the low 24 bits are used. */
export function readColor(text: string): number | undefined {
  return text.startsWith('#') ? readHexColor(text) : COLOR_NAMES.get(text);
}

export function readHexColor(text: string): number | undefined {
  const plain = text.length === 7 ? readSixDigits(text) : -1;
  if (plain >= 0) return plain;
  const value = readInteger(text.slice(1), 16);
  return value === undefined ? undefined : value & 0xffffff;
}

/** Fast path for `#rrggbb` without a regular expression; -1 for any other form. */
function readSixDigits(text: string): number {
  let value = 0;
  for (let i = 1; i < 7; i++) {
    const code = text.charCodeAt(i);
    const letter = (code | 0x20) - 0x57; // a is 10
    if (code >= 0x30 && code <= 0x39) value = (value << 4) | (code - 0x30);
    else if (letter >= 10 && letter <= 15) value = (value << 4) | letter;
    else return -1;
  }
  return value;
}
