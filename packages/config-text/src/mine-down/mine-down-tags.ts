import { NAMED_COLORS } from '@fucina/minecraft-text/component';

const SHORT_HEX = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i;
const LONG_HEX = /^#[0-9a-f]{6}$/i;

/** The names of decorations in the parentheses of a link. */
const DECORATIONS: Readonly<Record<string, string>> = {
  bold: 'b',
  italic: 'i',
  underline: 'u',
  underlined: 'u',
  strikethrough: 'st',
  obfuscated: 'obf',
  magic: 'obf',
};

const LETTERS: Readonly<Record<string, string>> = {
  k: 'obf',
  l: 'b',
  m: 'st',
  n: 'u',
  o: 'i',
  r: 'reset',
};

/** The tag for `gold`, `#ffaa00` or `#fa0`; undefined for other words. */
export function tagOfColor(word: string): string | undefined {
  const lower = word.toLowerCase();
  if (lower === 'rainbow') return lower;
  const [, r, g, b] = SHORT_HEX.exec(lower) ?? [];
  if (r !== undefined && g !== undefined && b !== undefined) return `#${r}${r}${g}${g}${b}${b}`;
  if (LONG_HEX.test(lower)) return lower;
  return NAMED_COLORS.some(({ name }) => name === lower) ? lower : undefined;
}

/** The tag for `#f00-#00f`. */
export function tagOfGradient(words: string): string {
  return ['gradient', ...words.split('-').map((word) => tagOfColor(word) ?? word)].join(':');
}

export function tagOfDecoration(word: string): string | undefined {
  const lower = word.toLowerCase();
  return Object.hasOwn(DECORATIONS, lower) ? DECORATIONS[lower] : undefined;
}

export function tagOfLetter(letter: string): string {
  const lower = letter.toLowerCase();
  const named = NAMED_COLORS.find(({ code }) => code === lower);
  return named?.name ?? LETTERS[lower] ?? '';
}
