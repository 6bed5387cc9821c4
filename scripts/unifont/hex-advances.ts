import {
  advanceOfColumns,
  fixedAdvance,
} from '../../packages/minecraft-text/src/font/unifont-cells.ts';

/** A glyph of Unifont has 16 rows. */
const ROWS = 16;
/** Unifont's file has number boxes for unassigned code points and glyphs for private use; the game has neither. */
const NOT_IN_GAME = /[\p{Cn}\p{Co}]/u;

/** Advances by code point from a file of lines `code point:bitmap`, both in hex. 0 where there is no glyph. */
export function unifontAdvances(hex: string): Uint8Array {
  const advances = new Map<number, number>();
  for (const [, digits = '', bitmap = ''] of hex.matchAll(/^([0-9A-F]+):([0-9A-F]+)$/gm)) {
    const codePoint = Number.parseInt(digits, 16);
    if (NOT_IN_GAME.test(String.fromCodePoint(codePoint))) continue;
    advances.set(codePoint, fixedAdvance(codePoint) ?? advanceOfColumns(inkColumns(bitmap)));
  }
  const last = [...advances.keys()].reduce((most, codePoint) => Math.max(most, codePoint), -1);
  return Uint8Array.from({ length: last + 1 }, (_, codePoint) => advances.get(codePoint) ?? 0);
}

/** From the first to the last column with ink. The game counts an empty glyph as one column wider than its cell. */
function inkColumns(bitmap: string): number {
  const digitsPerRow = bitmap.length / ROWS;
  const columns = digitsPerRow * 4;
  let ink = 0;
  for (let row = 0; row < ROWS; row += 1) {
    const start = row * digitsPerRow;
    ink |= Number.parseInt(bitmap.slice(start, start + digitsPerRow), 16);
  }
  // Unsigned, for glyphs of 32 columns.
  const used = (ink >>> 0).toString(2).padStart(columns, '0');
  const first = used.indexOf('1');
  return first === -1 ? columns + 1 : used.lastIndexOf('1') - first + 1;
}
