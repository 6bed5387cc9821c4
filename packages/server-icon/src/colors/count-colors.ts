import type { Picture } from '@fucina/skin-model';
import { pixelsOf } from '../picture.ts';

/** Each different pixel with its number, in the order in which they come. */
export function countColors(picture: Picture): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const pixel of pixelsOf(picture)) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  return counts;
}
