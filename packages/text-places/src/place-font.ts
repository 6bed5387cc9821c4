import { ESTIMATED_FONT, type GameFont } from '@fucina/minecraft-text';
import { type Game, isSince } from './game.ts';
import { ASTRAL_GLYPHS } from './shown-text.ts';

/** A hollow box. */
const MISSING_ADVANCE = 6;

/** Old games have no glyphs beyond U+FFFF, where emoji are. */
export function fontIn(game: Game, font: GameFont = ESTIMATED_FONT): GameFont {
  if (isSince(game, ASTRAL_GLYPHS)) return font;
  return {
    ...font,
    advanceOf(codePoint, isBold) {
      if (codePoint > 0xffff) return isBold ? MISSING_ADVANCE + 1 : MISSING_ADVANCE;
      return font.advanceOf(codePoint, isBold);
    },
  };
}
