import { advanceOf } from '@fucina/minecraft-text';
import { boxDrawing } from './box-drawing.ts';
import { COMPOSED, LOWERED, LOWERED_BY, SAME } from './characters.ts';
import { compose } from './compose.ts';
import { type Glyph, shift } from './glyph.ts';
import { BASIC_LATIN } from './glyphs/basic-latin.ts';
import { CYRILLIC } from './glyphs/cyrillic.ts';
import { GREEK } from './glyphs/greek.ts';
import { LATIN } from './glyphs/latin.ts';
import { MARKS } from './glyphs/marks.ts';
import { RAISED_AND_LOWERED } from './glyphs/raised-and-lowered.ts';
import { SMALL_CAPS } from './glyphs/small-caps.ts';
import { SYMBOLS } from './glyphs/symbols.ts';
import { readGlyphs } from './read-glyphs.ts';

const DRAWINGS = [
  BASIC_LATIN,
  LATIN,
  CYRILLIC,
  GREEK,
  MARKS,
  RAISED_AND_LOWERED,
  SMALL_CAPS,
  SYMBOLS,
];

/** All glyphs of Fucina Pixel. Their advance widths are the game's. */
export function fucinaPixel(): ReadonlyMap<string, Glyph> {
  const drawn = DRAWINGS.flatMap(readGlyphs);
  const isMark = (character: string) => /\p{M}/u.test(character);
  const glyphs = new Map<string, Glyph>([
    [' ', { width: inkWidth(' '), pixels: [] }],
    ...boxDrawing(inkWidth),
    ...drawn
      .filter(({ character }) => !isMark(character))
      .map(({ character, glyph }) => [character, glyph] as const),
  ]);

  for (const [character, same] of Object.entries(SAME)) {
    glyphs.set(character, { ...required(same, glyphs.get(same)), width: inkWidth(character) });
  }
  for (const character of COMPOSED) {
    if (glyphs.has(character)) continue;
    glyphs.set(
      character,
      required(
        character,
        compose(character, inkWidth(character), {
          letter: (letter) => glyphs.get(letter),
          mark: (mark) =>
            drawn.filter(({ character }) => character === mark).map(({ glyph }) => glyph),
        }),
      ),
    );
  }
  for (const [lowered, raised] of Object.entries(LOWERED)) {
    glyphs.set(lowered, shift(required(raised, glyphs.get(raised)), { x: 0, y: LOWERED_BY }));
  }
  return glyphs;
}

/** The advance includes one empty column after the glyph. */
function inkWidth(character: string): number {
  return advanceOf(character) - 1;
}

function required(character: string, glyph: Glyph | undefined): Glyph {
  if (!glyph) throw new Error(`${character} cannot be made of what is drawn`);
  return glyph;
}
