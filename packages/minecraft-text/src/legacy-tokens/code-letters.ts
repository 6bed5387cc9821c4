import { type ColorName, findNamedColor } from '../component/named-colors.ts';
import { CODES, DECORATION_CODES, type LegacyCode } from '../legacy/codes.ts';
import type { CodeCharacter } from './code-syntax.ts';

const WORLD_GUARD_COLORS: Readonly<Record<string, ColorName>> = {
  r: 'red',
  R: 'dark_red',
  y: 'yellow',
  Y: 'gold',
  g: 'green',
  G: 'dark_green',
  c: 'aqua',
  C: 'dark_aqua',
  b: 'blue',
  B: 'dark_blue',
  p: 'light_purple',
  P: 'dark_purple',
  '0': 'black',
  '1': 'dark_gray',
  '2': 'gray',
  w: 'white',
};

const WORLD_GUARD: ReadonlyMap<string, LegacyCode> = new Map<string, LegacyCode>([
  ...Object.entries(WORLD_GUARD_COLORS).map(
    ([letter, name]) => [letter, { kind: 'color', color: colorOf(name) }] as const,
  ),
  ...DECORATION_CODES.map(
    ([letter, decoration]) => [letter, { kind: 'decoration', decoration }] as const,
  ),
  ['x', { kind: 'reset' }],
]);

/** The letters after a back-tick, as a character class. */
export const BACK_TICK_LETTERS = [...WORLD_GUARD.keys()].join('');

/** What a letter means after a code character. */
export function findCode(character: CodeCharacter, letter: string): LegacyCode | undefined {
  return character === '`' ? WORLD_GUARD.get(letter) : CODES.java.get(letter.toLowerCase());
}

function colorOf(name: ColorName): number {
  return findNamedColor(name)?.color ?? 0;
}
