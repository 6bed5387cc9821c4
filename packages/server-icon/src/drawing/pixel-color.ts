import { blueOf, greenOf, type Rgb, redOf } from '@fucina/color';

/** A pixel as one number in the order of a picture's bytes; 0 is transparent. */
export type PixelColor = number;

export const TRANSPARENT: PixelColor = 0;

export function opaque(rgb: Rgb): PixelColor {
  return ((255 << 24) | (blueOf(rgb) << 16) | (greenOf(rgb) << 8) | redOf(rgb)) >>> 0;
}

export function rgbOf(pixel: PixelColor): Rgb {
  return ((pixel & 255) << 16) | (pixel & 0xff00) | ((pixel >>> 16) & 255);
}
