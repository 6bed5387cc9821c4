/// <reference path="./libraries.d.ts" />
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { advanceOf } from '@fucina/minecraft-text';
import { fucinaPixel, type Glyph } from '@fucina/pixel-font';
import opentype, { type Glyph as FontGlyph } from 'opentype.js';
import woff2 from 'wawoff2';
import { outline } from './outline.ts';

/** Font units per pixel: 8 pixels are one em, so text set at 16 px has pixels of 2. */
const UNIT = 128;
const EM = 8 * UNIT;

/** A page loads the files whose characters it shows; `pixel-font.css` has the same ranges. */
const SCRIPTS = {
  greek: /^[\u0370-\u03ff]$/,
  // Without the small cap of S, which is in the first file with the others.
  cyrillic: /^[\u0400-\u0454\u0456-\u052f]$/,
} as const;

type Script = keyof typeof SCRIPTS;

const FONT_FILES: readonly (Script | undefined)[] = [undefined, 'greek', 'cyrillic'];

const FOLDER = join(import.meta.dirname, 'dist');

export async function buildPixelFont(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const script of FONT_FILES) {
    const name = ['fucina-pixel', script].filter(Boolean).join('-');
    await writeFile(join(FOLDER, `${name}.woff2`), await pixelFont(script));
  }
}

/** The characters of a script, or all that are of none. */
export async function pixelFont(script?: Script): Promise<Uint8Array> {
  const isInside = (character: string) =>
    script === undefined
      ? Object.values(SCRIPTS).every((range) => !range.test(character))
      : SCRIPTS[script].test(character);
  const glyphs = Array.from(fucinaPixel())
    .filter(([character]) => isInside(character))
    .map(([character, glyph]) => toFontGlyph(character, glyph));
  const font = new opentype.Font({
    familyName: 'Fucina Pixel',
    styleName: 'Regular',
    designer: 'The Fucina contributors',
    license: 'MIT',
    unitsPerEm: EM,
    // The cell: seven rows above the baseline and one below. Accents extend above it, as in the game.
    ascender: 7 * UNIT,
    descender: -UNIT,
    glyphs: [
      new opentype.Glyph({ name: '.notdef', advanceWidth: 6 * UNIT, path: new opentype.Path() }),
      ...glyphs,
    ],
    tables: { os2: STRIKE },
  });
  return woff2.compress(new Uint8Array(font.toArrayBuffer()));
}

/** Strikethrough: in the middle of the cell, one pixel thick. */
const STRIKE = { yStrikeoutPosition: 3.5 * UNIT, yStrikeoutSize: UNIT };

function toFontGlyph(character: string, glyph: Glyph): FontGlyph {
  const path = new opentype.Path();
  for (const [first, ...rest] of outline(glyph)) {
    if (!first) continue;
    path.moveTo(first.x * UNIT, upwards(first.y));
    for (const corner of rest) path.lineTo(corner.x * UNIT, upwards(corner.y));
    path.close();
  }
  const unicode = character.codePointAt(0) ?? 0;
  return new opentype.Glyph({
    name: `u${unicode.toString(16).toUpperCase().padStart(4, '0')}`,
    unicode,
    advanceWidth: advanceOf(character) * UNIT,
    path,
  });
}

/** In glyphs, y grows downwards and row 0 is the one above the baseline. */
function upwards(y: number): number {
  return (1 - y) * UNIT;
}
