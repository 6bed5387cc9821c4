import type { Rgb } from './hex.ts';
import { blueOf, greenOf, redOf } from './rgb.ts';

const { fround } = Math;

/** Interpolates between two colors in Adventure's 32-bit arithmetic; `t` is clamped to 0 to 1. */
export function mixColors(from: Rgb, to: Rgb, t: number): Rgb {
  const part = Math.max(0, Math.min(1, fround(t)));
  return (
    (mixChannel(redOf(from), redOf(to), part) << 16) |
    (mixChannel(greenOf(from), greenOf(to), part) << 8) |
    mixChannel(blueOf(from), blueOf(to), part)
  );
}

function mixChannel(from: number, to: number, part: number): number {
  return Math.round(fround(from + fround(part * (to - from))));
}
