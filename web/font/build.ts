/// <reference path="./libraries.d.ts" />
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { advanceOf } from '@fucina/minecraft-text';
import { fucinaPixel, type Glyph } from '@fucina/pixel-font';
import opentype, { type Glyph as FontGlyph } from 'opentype.js';
import woff2 from 'wawoff2';
import { outline } from './outline.ts';
import { SLICE_NAMES, SLICES, type Slice, sliceOf } from './slices.ts';

/** Font units per pixel: 8 pixels are one em, so text set at 16 px has pixels of 2. */
const UNIT = 128;
const EM = 8 * UNIT;

const FOLDER = join(import.meta.dirname, 'dist');

/** Writes the font's files, and the style sheet that tells which of them has which characters. */
export async function buildPixelFont(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const slice of FONT_FILES) {
    await writeFile(join(FOLDER, `${nameOf(slice)}.woff2`), await pixelFont(slice));
  }
  await writeFile(join(FOLDER, 'fucina-pixel.css'), FONT_FILES.map(fontFace).join('\n'));
}

const FONT_FILES = [undefined, ...SLICE_NAMES];

function nameOf(slice: Slice | undefined): string {
  return ['fucina-pixel', slice].filter(Boolean).join('-');
}

function fontFace(slice: Slice | undefined): string {
  return `@font-face {
  font-family: "Fucina Pixel";
  src: url("./${nameOf(slice)}.woff2") format("woff2");
  font-display: swap;${slice ? `\n  unicode-range: ${SLICES[slice]};` : ''}
}
`;
}

/** The characters of a slice, or all that are in none. */
export async function pixelFont(slice?: Slice): Promise<Uint8Array> {
  const glyphs = Array.from(fucinaPixel())
    .filter(([character]) => sliceOf(character) === slice)
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
  return woff2.compress(withoutTime(font.toArrayBuffer()));
}

/** The same drawings make the same file, whenever it is built: otherwise each release would be loaded anew. */
function withoutTime(font: ArrayBuffer): Uint8Array {
  const view = new DataView(font);
  for (let entry = 12; entry < 12 + view.getUint16(4) * 16; entry += 16) {
    if (view.getUint32(entry) !== HEAD) continue;
    const head = view.getUint32(entry + 8);
    // Created and modified. The compression computes the checksums again.
    view.setBigUint64(head + 20, 0n);
    view.setBigUint64(head + 28, 0n);
  }
  return new Uint8Array(font);
}

/** `head` as four bytes: the table of the file as a whole. */
const HEAD = 0x68656164;

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
