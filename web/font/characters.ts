/** What the font covers beyond what is drawn: characters that are put together, moved or the same as another. */

const LATIN_1_AND_EXTENDED_A = Array.from({ length: 0x180 - 0xc0 }, (_, index) =>
  String.fromCodePoint(0xc0 + index),
);

/** Tried one by one; those that are drawn whole are taken as drawn. */
export const COMPOSED: readonly string[] = [
  ...LATIN_1_AND_EXTENDED_A.filter((character) => character.normalize('NFD') !== character),
  ...'ȘșȚțǍǎ',
];

/** Letters that look like another. */
export const SAME: Readonly<Record<string, string>> = {
  '\u00a0': ' ',
  Đ: 'Ð',
  ᴄ: 'c',
  ᴏ: 'o',
  ꜱ: 's',
  ѕ: 's',
  ᴠ: 'v',
  ᴡ: 'w',
  ᴢ: 'z',
  '\u2011': '‐',
};

/** The raised form of each lowered one. */
export const LOWERED: Readonly<Record<string, string>> = {
  '₀': '⁰',
  '₁': '¹',
  '₂': '²',
  '₃': '³',
  '₄': '⁴',
  '₅': '⁵',
  '₆': '⁶',
  '₇': '⁷',
  '₈': '⁸',
  '₉': '⁹',
  '₊': '⁺',
  '₋': '⁻',
  '₌': '⁼',
  '₍': '⁽',
  '₎': '⁾',
};
export const LOWERED_BY = 3;
