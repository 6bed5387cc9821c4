import type { Glyph } from '@fucina/pixel-font';
import type { Box } from './canvas.ts';

/** Which pixels of a glyph are one box: those above each other, or those beside each other. */
export type Direction = 'columns' | 'rows';

const AXES = {
  columns: { along: 'y', across: 'x', length: 'height' },
  rows: { along: 'x', across: 'y', length: 'width' },
} as const;

const kept = {
  columns: new WeakMap<Glyph, readonly Box[]>(),
  rows: new WeakMap<Glyph, readonly Box[]>(),
};

/** The pixels of a glyph as fewer boxes. */
export function stripsOf(glyph: Glyph, direction: Direction): readonly Box[] {
  const known = kept[direction].get(glyph);
  if (known) return known;
  const found = strips(glyph, AXES[direction]);
  kept[direction].set(glyph, found);
  return found;
}

/** Pixels that follow each other along an axis, one box for each row of them. */
function strips(
  { pixels }: Glyph,
  { along, across, length }: (typeof AXES)[Direction],
): readonly Box[] {
  const found: Box[] = [];
  const sorted = pixels.toSorted(
    (one, next) => one[across] - next[across] || one[along] - next[along],
  );
  for (const pixel of sorted) {
    const last = found.at(-1);
    const isNext = last?.[across] === pixel[across] && last[along] + last[length] === pixel[along];
    if (isNext) found[found.length - 1] = { ...last, [length]: last[length] + 1 };
    else found.push({ x: pixel.x, y: pixel.y, width: 1, height: 1 });
  }
  return found;
}
