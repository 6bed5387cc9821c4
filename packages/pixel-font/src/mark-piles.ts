import { type Glyph, inkRows, shift } from './glyph.ts';

const CIRCUMFLEX = '\u0302';

/**
 * The ways to put marks together over a letter, best first. Row 0 of a pile is the gap to the letter. `ấ` has its two
 * side by side; others stand on each other, with a gap where there is room for it.
 */
export function pilesOf(marks: readonly string[], drawings: readonly Glyph[]): readonly Glyph[] {
  const piles = [stack(drawings, 1), stack(drawings, 0)];
  return marks.length === 2 && marks[0] === CIRCUMFLEX ? [row(drawings), ...piles] : piles;
}

function row(drawings: readonly Glyph[]): Glyph {
  let width = 0;
  const pixels = drawings.flatMap((drawing) => {
    width += drawing.width;
    return shift(drawing, { x: width - drawing.width, y: 0 }).pixels;
  });
  return { width, pixels };
}

function stack(drawings: readonly Glyph[], gap: number): Glyph {
  const width = Math.max(0, ...drawings.map((drawing) => drawing.width));
  let y = 0;
  const pixels = drawings.flatMap((drawing) => {
    const placed = shift(drawing, { x: Math.floor((width - drawing.width) / 2), y });
    y = inkRows(placed).top - gap;
    return placed.pixels;
  });
  return { width, pixels };
}
