/** Columns of glyphs whose width the game fixes, whatever is drawn in them. */
const WHOLE_CELL = 16;
const HANGUL_SYLLABLE = 15;

const FIXED_CELLS: readonly (readonly [first: number, last: number, columns: number])[] = [
  [0x1100, 0x11ff, WHOLE_CELL],
  [0x3001, 0x30ff, WHOLE_CELL],
  [0x3130, 0x318f, WHOLE_CELL],
  [0x3200, 0x9fff, WHOLE_CELL],
  [0xa960, 0xa97f, WHOLE_CELL],
  [0xac00, 0xd7af, HANGUL_SYLLABLE],
  [0xd7b0, 0xd7ff, WHOLE_CELL],
  [0xf900, 0xfaff, WHOLE_CELL],
  [0xff01, 0xff5e, WHOLE_CELL],
];

/** The advance of a character of Unifont that does not depend on its ink: Chinese, Japanese, Korean, full width. */
export function fixedAdvance(codePoint: number): number | undefined {
  const cell = FIXED_CELLS.find(([first, last]) => codePoint >= first && codePoint <= last);
  return cell && advanceOfColumns(cell[2]);
}

/** Unifont is drawn at half its size, with one pixel of space. */
export function advanceOfColumns(columns: number): number {
  return Math.floor(columns / 2) + 1;
}
