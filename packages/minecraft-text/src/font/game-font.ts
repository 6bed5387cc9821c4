import type { TextRun } from '../component/runs.ts';
import { ADVANCES } from './advance-table.ts';
import { fixedAdvance } from './unifont-cells.ts';

/** How wide the game's default font draws each character. */
export interface GameFont {
  /** In GUI pixels, with the pixel of space after the glyph. Bold adds a pixel, in Unifont half a pixel. */
  readonly advanceOf: (codePoint: number, isBold: boolean) => number;
  /** False where the advance is only estimated. */
  readonly isExact: (codePoint: number) => boolean;
  /** One line with its letters in the shapes that they have between others. */
  readonly shape?: ((runs: readonly TextRun[]) => readonly TextRun[]) | undefined;
}

/** A hollow box of 5 by 8 pixels. */
const MISSING_ADVANCE = 6;
/** Most glyphs of Unifont that are not wide are this wide or one pixel narrower. */
const ESTIMATED_ADVANCE = 5;
const UNASSIGNED = /[\p{Cn}\p{Co}]/u;
const REPLACEMENT_CHARACTER = 0xfffd;

let bitmapAdvances: ReadonlyMap<number, number> | undefined;

/**
 * The default font without Unifont's table, which is large: exact for the bitmap characters (Latin, Greek,
 * Cyrillic and more) and for Chinese, Japanese and Korean. Emoji and rare scripts are estimated.
 */
export const ESTIMATED_FONT: GameFont = createFont(estimateUnifont, (codePoint) => {
  return fixedAdvance(codePoint) !== undefined;
});

/** Characters that are not bitmaps come from Unifont; 0 means that it has no glyph. */
export function createFont(
  unifontAdvance: (codePoint: number) => number,
  isExact: (codePoint: number) => boolean,
): GameFont {
  return {
    advanceOf(codePoint, isBold) {
      const drawn = drawnCodePoint(codePoint);
      bitmapAdvances ??= readBitmapAdvances();
      const bitmap = bitmapAdvances.get(drawn);
      if (bitmap !== undefined) return isBold ? bitmap + 1 : bitmap;
      const unifont = unifontAdvance(drawn);
      if (unifont > 0) return isBold ? unifont + 0.5 : unifont;
      return isBold ? MISSING_ADVANCE + 1 : MISSING_ADVANCE;
    },
    isExact(codePoint) {
      const drawn = drawnCodePoint(codePoint);
      bitmapAdvances ??= readBitmapAdvances();
      return bitmapAdvances.has(drawn) || isExact(drawn);
    },
  };
}

function estimateUnifont(codePoint: number): number {
  const fixed = fixedAdvance(codePoint);
  if (fixed !== undefined) return fixed;
  return UNASSIGNED.test(String.fromCodePoint(codePoint)) ? 0 : ESTIMATED_ADVANCE;
}

/** Half of a surrogate pair is drawn as the replacement character. */
function drawnCodePoint(codePoint: number): number {
  return codePoint >= 0xd800 && codePoint <= 0xdfff ? REPLACEMENT_CHARACTER : codePoint;
}

function readBitmapAdvances(): ReadonlyMap<number, number> {
  const advances = new Map<number, number>();
  for (const [advance, codePoints] of ADVANCES) {
    let at = 0;
    for (const entry of codePoints.split(' ')) {
      const [distance = '', more = '0'] = entry.split('+');
      at += Number.parseInt(distance, 36);
      const last = at + Number.parseInt(more, 36);
      while (at < last) advances.set(at++, advance);
      advances.set(at, advance);
    }
  }
  return advances;
}
