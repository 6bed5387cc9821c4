import type { GameFont } from '@fucina/minecraft-text';
import { isDrawn } from '@fucina/pixel-font/drawn-characters';

/** Letters that our font has, in one string; or one that it lacks, with the width that the game gives it. */
export type Letters = string | LetterCell;

export interface LetterCell {
  readonly text: string;
  readonly advance: number;
  /** The game draws a box with or without letters in it; other fonts draw nothing. */
  readonly isBox: boolean;
}

/**
 * Arabic letters in their shapes are joined, so a word is one piece; the game joins no others, so each is a piece of
 * its own, with its marks.
 */
const PIECES =
  /[\ufb50-\ufdff\ufe70-\ufefc\p{M}]*[\ufb50-\ufdff\ufe70-\ufefc][\ufb50-\ufdff\ufe70-\ufefc\p{M}]*|\ufe0f|.(?:(?!\ufe0f)\p{M})*/gsu;
const BOX = /^(?:[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}]|\ufe0f)$/u;

/** What our font can draw, and what has to be put into cells. */
export function splitLetters(text: string, font: GameFont, isBold: boolean): readonly Letters[] {
  const letters: Letters[] = [];
  for (const [piece] of text.matchAll(PIECES)) {
    const codePoints = Array.from(piece, (character) => character.codePointAt(0) ?? 0);
    const last = letters.at(-1);
    if (!codePoints.every(isDrawn)) letters.push(cellOf(piece, codePoints, font, isBold));
    else if (typeof last === 'string') letters[letters.length - 1] = last + piece;
    else letters.push(piece);
  }
  return letters;
}

function cellOf(
  text: string,
  codePoints: readonly number[],
  font: GameFont,
  isBold: boolean,
): LetterCell {
  const advance = codePoints.reduce((sum, each) => sum + font.advanceOf(each, isBold), 0);
  return { text, advance, isBox: advance > 0 && BOX.test(text) };
}
