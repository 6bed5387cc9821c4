import type { Picture } from '@fucina/skin-model';
import { blankPicture, pixelsOf } from '../picture.ts';

/** The sides a drawing can have: the icon's 64 pixels are a multiple of each. */
export const DRAWING_SIZES = [16, 32, 64] as const;
export type DrawingSize = (typeof DRAWING_SIZES)[number];

/** The same drawing in larger or fewer cells. */
export function resizeDrawing(drawing: Picture, size: DrawingSize): Picture {
  const resized = blankPicture(size);
  const source = pixelsOf(drawing);
  const target = pixelsOf(resized);
  const sourceOf = (place: number) => Math.floor(((place + 0.5) * drawing.width) / size);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      target[y * size + x] = source[sourceOf(y) * drawing.width + sourceOf(x)] ?? 0;
    }
  }
  return resized;
}
