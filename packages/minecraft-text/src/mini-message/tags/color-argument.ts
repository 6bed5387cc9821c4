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
  const value = readInteger(text.slice(1), 16);
  return value === undefined ? undefined : value & 0xffffff;
}
