import type { Rgb } from './hex.ts';
import { blueOf, greenOf, redOf } from './rgb.ts';

/** WCAG 2 contrast ratio of two colors: from 1 (equal) to 21 (black on white). */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** WCAG 2 relative luminance: from 0 (black) to 1 (white). */
export function luminanceOf(rgb: Rgb): number {
  return 0.2126 * linear(redOf(rgb)) + 0.7152 * linear(greenOf(rgb)) + 0.0722 * linear(blueOf(rgb));
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
