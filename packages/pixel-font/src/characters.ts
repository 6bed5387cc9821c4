/** Characters that are not drawn but derived: composed, shifted, or copies of another. */

const LATIN_1_AND_EXTENDED_A = Array.from({ length: 0x180 - 0xc0 }, (_, index) =>
  String.fromCodePoint(0xc0 + index),
);

/** Characters composed of a letter and marks, unless there is a drawing of the whole character. */
export const COMPOSED: readonly string[] = [
  ...LATIN_1_AND_EXTENDED_A.filter((character) => character.normalize('NFD') !== character),
  ...'ȘșȚțǍǎ',
];

/** Characters that look the same as another. */
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

/** Subscripts, each with the superscript that it is shifted down from. */
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
