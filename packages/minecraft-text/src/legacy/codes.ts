import { nearestColorIndex } from '@fucina/color';
import { NAMED_COLORS } from '../component/named-colors.ts';
import type { Decoration } from '../component/style.ts';

/** Bedrock uses other values for some colors, has more of them, and has no underline or strikethrough. */
export type LegacyEdition = 'java' | 'bedrock';

export type LegacyCode =
  | { readonly kind: 'color'; readonly color: number }
  | { readonly kind: 'decoration'; readonly decoration: Decoration }
  | { readonly kind: 'reset' };

/** What is after the `§` of a style. */
export const DECORATION_CODES: readonly (readonly [code: string, decoration: Decoration])[] = [
  ['l', 'bold'],
  ['o', 'italic'],
  ['n', 'underlined'],
  ['m', 'strikethrough'],
  ['k', 'obfuscated'],
];

const BEDROCK_COLORS: Readonly<Record<string, number>> = {
  '7': 0xc6c6c6,
  g: 0xddd605,
  h: 0xe3d4d1,
  i: 0xcecaca,
  j: 0x443a3b,
  m: 0x971607,
  n: 0xb4684d,
  p: 0xdeb12d,
  q: 0x47a036,
  s: 0x2cbaa8,
  t: 0x21497b,
  u: 0x9a5cc6,
  v: 0xeb7114,
};

const JAVA: ReadonlyMap<string, LegacyCode> = new Map<string, LegacyCode>([
  ...NAMED_COLORS.map(({ code, color }) => [code, { kind: 'color', color }] as const),
  ...DECORATION_CODES.map(
    ([code, decoration]) => [code, { kind: 'decoration', decoration }] as const,
  ),
  ['r', { kind: 'reset' }],
]);

const BEDROCK: ReadonlyMap<string, LegacyCode> = new Map<string, LegacyCode>([
  ...JAVA,
  ...Object.entries(BEDROCK_COLORS).map(
    ([code, color]) => [code, { kind: 'color', color }] as const,
  ),
]);

export const CODES: Readonly<Record<LegacyEdition, ReadonlyMap<string, LegacyCode>>> = {
  java: JAVA,
  bedrock: BEDROCK,
};

export const CODE_LETTERS: Readonly<Record<LegacyEdition, string>> = {
  java: '0-9a-fk-or',
  bedrock: '0-9a-v',
};

const LETTERS = {
  java: lettersOf(JAVA),
  bedrock: lettersOf(BEDROCK),
};

/** The nearest colors of colors that were written before: letters of a gradient often share theirs. */
const MAX_KNOWN = 4096;
const nearest = { java: new Map<number, string>(), bedrock: new Map<number, string>() };

/** The code letter of a color that has one. The 16 named colors have the same letters in both editions. */
export function codeOfColor(color: number, edition: LegacyEdition): string | undefined {
  return LETTERS[edition].get(color) ?? LETTERS.java.get(color);
}

/** The code letter of the nearest color. */
export function nearestCode(color: number, edition: LegacyEdition): string {
  const found = nearest[edition].get(color);
  if (found !== undefined) return found;
  const colors = [...LETTERS[edition].keys()];
  const code = LETTERS[edition].get(colors[nearestColorIndex(color, colors)] ?? color) ?? 'f';
  if (nearest[edition].size < MAX_KNOWN) nearest[edition].set(color, code);
  return code;
}

/** The color that is shown for a color, if only codes are written. */
export function shownColor(color: number, edition: LegacyEdition): number {
  const code = CODES[edition].get(codeOfColor(color, edition) ?? nearestCode(color, edition));
  return code?.kind === 'color' ? code.color : color;
}

function lettersOf(codes: ReadonlyMap<string, LegacyCode>): ReadonlyMap<number, string> {
  const colors = [...codes].flatMap(([letter, code]) =>
    code.kind === 'color' ? [[code.color, letter] as const] : [],
  );
  return new Map(colors);
}
