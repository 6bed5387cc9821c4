import { splitCharacters } from '../component/characters.ts';

/** How the text is divided into the steps of the gradient. */
export type GradientUnit =
  /** What people see as one character, however many code points it has. */
  | 'grapheme'
  /** Code points as pieces, but lengths in UTF-16 units: exactly the output of the well-known gradient services. */
  | 'utf-16';

// Below the combining marks, every code unit is a visible character. The only exception is \r\n.
const PLAIN = /^[\n\t -\u02ff]*$/;

/** The text in pieces of `size` characters, and its length in units. */
export function segmentsOf(
  text: string,
  unit: GradientUnit,
  size: number,
): { readonly pieces: readonly string[]; readonly length: number } {
  const characters = unit === 'grapheme' ? graphemesOf(text) : Array.from(text);
  const length = unit === 'grapheme' ? characters.length : text.length;
  if (size === 1) return { pieces: characters, length };
  const pieces: string[] = [];
  for (let at = 0; at < characters.length; at += size) {
    pieces.push(characters.slice(at, at + size).join(''));
  }
  return { pieces, length };
}

function graphemesOf(text: string): readonly string[] {
  return PLAIN.test(text) ? text.split('') : splitCharacters(text);
}
