import type { Rgb } from './hex.ts';
import { blueOf, greenOf, redOf } from './rgb.ts';

/** All three range from 0 to 1; the hue of gray is 0. */
export interface Hsv {
  readonly hue: number;
  readonly saturation: number;
  readonly value: number;
}

const { fround } = Math;

/** Uses 32-bit floats in the same order as Adventure, so that distances are equal to the last bit. */
export function toHsv(rgb: Rgb): Hsv {
  const red = fround(redOf(rgb) / 255);
  const green = fround(greenOf(rgb) / 255);
  const blue = fround(blueOf(rgb) / 255);
  const value = Math.max(red, green, blue);
  const delta = fround(value - Math.min(red, green, blue));
  if (delta === 0) return { hue: 0, saturation: 0, value };
  const degrees = fround(60 * sixth(red, green, blue, value, delta));
  const positive = degrees < 0 ? fround(degrees + 360) : degrees;
  return { hue: fround(positive / 360), saturation: fround(delta / value), value };
}

/**
 * Truncates channels (127.5 becomes 127) and uses 32-bit floats, to give exactly the colors of Adventure's
 * rainbow.
 */
export function fromHsv({ hue, saturation, value }: Hsv): Rgb {
  const turned = fround(hue * 6);
  // A hue that was rounded up to exactly 1 falls into the last sector.
  const sector = Math.floor(turned);
  const rest = fround(turned - sector);
  const p = fround(value * fround(1 - saturation));
  const q = fround(value * fround(1 - fround(saturation * rest)));
  const t = fround(value * fround(1 - fround(saturation * fround(1 - rest))));
  if (sector === 0) return join(value, t, p);
  if (sector === 1) return join(q, value, p);
  if (sector === 2) return join(p, value, t);
  if (sector === 3) return join(p, q, value);
  if (sector === 4) return join(t, p, value);
  return join(value, p, q);
}

function sixth(red: number, green: number, blue: number, value: number, delta: number): number {
  if (red === value) return fround(fround(green - blue) / delta);
  if (green === value) return fround(2 + fround(fround(blue - red) / delta));
  return fround(4 + fround(fround(red - green) / delta));
}

function join(red: number, green: number, blue: number): Rgb {
  return (truncate(red) << 16) | (truncate(green) << 8) | truncate(blue);
}

function truncate(part: number): number {
  return Math.trunc(fround(part * 255));
}
