import type { Glyph } from '@fucina/pixel-font';
import type { Box } from './canvas.ts';

/** Which pixels of a glyph are one box: those above each other, or those beside each other. */
export type Direction = 'columns' | 'rows';

const kept = {
  columns: new WeakMap<Glyph, readonly Box[]>(),
  rows: new WeakMap<Glyph, readonly Box[]>(),
};

/** The pixels of a glyph as fewer boxes. */
export function stripsOf(glyph: Glyph, direction: Direction): readonly Box[] {
  const known = kept[direction].get(glyph);
  if (known) return known;
  const strips = direction === 'columns' ? columnsOf(glyph) : rowsOf(glyph);
  kept[direction].set(glyph, strips);
  return strips;
}

function columnsOf({ pixels }: Glyph): readonly Box[] {
  const strips: Box[] = [];
  for (const { x, y } of pixels.toSorted((one, next) => one.x - next.x || one.y - next.y)) {
    const last = strips.at(-1);
    const isBelow = last?.x === x && last.y + last.height === y;
    if (isBelow) strips[strips.length - 1] = { ...last, height: last.height + 1 };
    else strips.push({ x, y, width: 1, height: 1 });
  }
  return strips;
}

function rowsOf({ pixels }: Glyph): readonly Box[] {
  const strips: Box[] = [];
  for (const { x, y } of pixels.toSorted((one, next) => one.y - next.y || one.x - next.x)) {
    const last = strips.at(-1);
    const isBeside = last?.y === y && last.x + last.width === x;
    if (isBeside) strips[strips.length - 1] = { ...last, width: last.width + 1 };
    else strips.push({ x, y, width: 1, height: 1 });
  }
  return strips;
}
