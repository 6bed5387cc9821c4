import type { Picture, Pixels } from '@fucina/skin-model';
import type { Frame } from '../frame.ts';
import { blankPicture, ICON_SIZE, pixelsOf } from '../picture.ts';
import { createPixelAt } from './blocks.ts';

/**
 * Each block of the frame becomes one pixel, and each pixel a square that is as large as fits, all in the middle. More
 * pixels than the icon has are thinned out evenly.
 */
export function scaleNearest(source: Pixels, frame: Frame, block: number): Picture {
  const icon = blankPicture(ICON_SIZE);
  const pixels = pixelsOf(icon);
  const pixelAt = createPixelAt(source);
  const side = Math.floor(frame.size / block);
  const factor = Math.max(1, Math.floor(ICON_SIZE / side));
  const drawn = Math.min(ICON_SIZE, factor * side);
  const margin = Math.floor((ICON_SIZE - drawn) / 2);
  const sourceOf = (place: number) =>
    side <= ICON_SIZE
      ? Math.floor(place / factor) * block
      : Math.floor(((place + 0.5) * side) / ICON_SIZE) * block;
  for (let y = 0; y < drawn; y += 1) {
    for (let x = 0; x < drawn; x += 1) {
      pixels[(margin + y) * ICON_SIZE + margin + x] = pixelAt(
        frame.x + sourceOf(x),
        frame.y + sourceOf(y),
      );
    }
  }
  return icon;
}
