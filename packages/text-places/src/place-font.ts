import { isSince, since } from '@fucina/game-versions';
import { ESTIMATED_FONT, type GameFont } from '@fucina/minecraft-text';
import type { Game } from './game.ts';

/** A hollow box. */
const MISSING_ADVANCE = 6;

/** Old games have no glyphs beyond U+FFFF, where emoji are, and older ones draw each letter as if it were alone. */
export function fontIn(game: Game, font: GameFont = ESTIMATED_FONT): GameFont {
  if (isSince(game, since.astralGlyphs)) return font;
  return {
    ...font,
    shape: isSince(game, since.turnedText) ? font.shape : undefined,
    advanceOf(codePoint, isBold) {
      if (codePoint > 0xffff) return isBold ? MISSING_ADVANCE + 1 : MISSING_ADVANCE;
      return font.advanceOf(codePoint, isBold);
    },
  };
}
