import { advanceOf } from '@fucina/minecraft-text';
import { boxDrawing } from './box-drawing.ts';
import { COMPOSED, LOWERED, LOWERED_BY, SAME, TURNED } from './characters.ts';
import { CIRCLED, inRing } from './circled.ts';
import { compose } from './compose.ts';
import { type Glyph, shift, turned } from './glyph.ts';
import { BASIC_LATIN } from './glyphs/basic-latin.ts';
import { CURRENCY } from './glyphs/currency.ts';
import { CYRILLIC } from './glyphs/cyrillic.ts';
import { GREEK } from './glyphs/greek.ts';
import { HEBREW } from './glyphs/hebrew.ts';
import { LATIN } from './glyphs/latin.ts';
import { LATIN_EXTENDED } from './glyphs/latin-extended.ts';
import { MARKS } from './glyphs/marks.ts';
import { MATHEMATICS } from './glyphs/mathematics.ts';
import { MORE_SYMBOLS } from './glyphs/more-symbols.ts';
import { RAISED_AND_LOWERED } from './glyphs/raised-and-lowered.ts';
import { RINGS } from './glyphs/rings.ts';
import { SMALL_CAPS } from './glyphs/small-caps.ts';
import { SYMBOLS } from './glyphs/symbols.ts';
import { readGlyphs } from './read-glyphs.ts';

const DRAWINGS = [
  BASIC_LATIN,
  LATIN,
  LATIN_EXTENDED,
  CYRILLIC,
  GREEK,
  HEBREW,
  MARKS,
  RAISED_AND_LOWERED,
  SMALL_CAPS,
  SYMBOLS,
  MORE_SYMBOLS,
  MATHEMATICS,
  CURRENCY,
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
  for (const { letters, height } of TURNED) {
    for (const [character, upright] of Object.entries(letters)) {
      glyphs.set(character, turned(required(upright, glyphs.get(upright)), height));
    }
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
  const rings = new Map(readGlyphs(RINGS).map(({ character, glyph }) => [character, glyph]));
  for (const [character, inside] of CIRCLED) {
    const source = inside.length > 1 ? rings : glyphs;
    glyphs.set(character, required(inside, inRing(inside, required('◯', rings.get('◯')), source)));
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
