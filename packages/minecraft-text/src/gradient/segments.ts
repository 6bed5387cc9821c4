import { splitCharacters } from '../component/characters.ts';

/** Which part of the text takes one step of the gradient. */
export type GradientUnit =
  /** What a person sees as one character, however many code points it is made of. */
  | 'grapheme'
  /** Code points as pieces, UTF-16 units as length: to the letter what the gradient services answer. */
  | 'utf-16';

// Below the combining marks every code unit is a visible character of its own; \r\n is the one exception.
const PLAIN = /^[\n\t -\u02ff]*$/;

/** The text's characters in pieces of `size`, and how long the text counts. */
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
