import type { Rgb } from './hex.ts';
import { type Hsv, toHsv } from './hsv.ts';

const { fround } = Math;

/**
 * Index of the palette color nearest to `rgb`, measured as in Adventure: squared differences of hue (weighted
 * three times), saturation and value in 32-bit floats. For equal distances the first one wins.
 */
export function nearestColorIndex(rgb: Rgb, palette: readonly Rgb[]): number {
  const wanted = toHsv(rgb);
  let best = -1;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const [index, candidate] of palette.entries()) {
    const distance = distanceOf(wanted, toHsv(candidate));
    if (distance < bestDistance) {
      best = index;
      bestDistance = distance;
    }
  }
  return best;
}

function distanceOf(one: Hsv, other: Hsv): number {
  const apart = Math.abs(fround(one.hue - other.hue));
  const hue = fround(3 * Math.min(apart, fround(1 - apart)));
  const saturation = fround(one.saturation - other.saturation);
  const value = fround(one.value - other.value);
  const hueAndSaturation = fround(fround(hue * hue) + fround(saturation * saturation));
  return fround(hueAndSaturation + fround(value * value));
}
