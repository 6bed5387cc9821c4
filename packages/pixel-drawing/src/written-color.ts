import type { Rgb } from '@fucina/color';

/** A color that is written as `#rrggbb`. */
export function rgbOf(written: string): Rgb {
  return Number.parseInt(written.slice(1), 16);
}
