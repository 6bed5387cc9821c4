import { type Glyph, inkRows, joined, shift } from './glyph.ts';

const MIDDLE_ROW = -3;

/** Letters and numbers in a ring, each with what is in it. */
export const CIRCLED: ReadonlyMap<string, string> = new Map([
  ...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', pairFrom(0x24b6)),
  ...Array.from('abcdefghijklmnopqrstuvwxyz', pairFrom(0x24d0)),
  ...Array.from({ length: 20 }, (_, index) => String(index + 1)).map(pairFrom(0x2460)),
  ['⓪', '0'],
]);

function pairFrom(first: number) {
  return (inside: string, index: number) => [String.fromCodePoint(first + index), inside] as const;
}

/** Undefined if a part of what is inside has no drawing. */
export function inRing(
  inside: string,
  ring: Glyph,
  glyphs: ReadonlyMap<string, Glyph>,
): Glyph | undefined {
  const parts = Array.from(inside, (character) => glyphs.get(character));
  const inkWidth = parts.reduce((sum, part) => sum + (part?.width ?? 0) + 1, -1);
  let x = Math.floor((ring.width - inkWidth) / 2);
  const placed = [ring];
  for (const part of parts) {
    if (!part) return undefined;
    const { top, bottom } = inkRows(part);
    placed.push(shift(part, { x, y: MIDDLE_ROW - Math.ceil((top + bottom) / 2) }));
    x += part.width + 1;
  }
  return joined(placed, ring.width);
}
