import { ESTIMATED_FONT, type GameFont } from '@fucina/minecraft-text';
import { type Game, isSince } from './game.ts';
import { ASTRAL_GLYPHS } from './shown-text.ts';

const LINE_FEED = 0x0a;
/** Of the box with letters that stands for a line feed in a place of one line. */
const LINE_FEED_ADVANCE = 9;
/** A hollow box. */
const MISSING_ADVANCE = 6;

/** The font as it is in a game: line feeds are boxes where nothing breaks at them, and old games lack emoji. */
export function fontIn(game: Game, font: GameFont = ESTIMATED_FONT): GameFont {
  const hasAstral = isSince(game, ASTRAL_GLYPHS);
  return {
    ...font,
    advanceOf(codePoint, isBold) {
      if (codePoint === LINE_FEED) return LINE_FEED_ADVANCE + (isBold ? 0.5 : 0);
      if (codePoint > 0xffff && !hasAstral) return MISSING_ADVANCE + (isBold ? 1 : 0);
      return font.advanceOf(codePoint, isBold);
    },
  };
}
