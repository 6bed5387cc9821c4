import type { SkinModel } from './parts.ts';
import { everyPixel, type Pixels, type Rectangle } from './pixels.ts';

/** The pixels that only wide arms use: right arm, then left arm. */
const BESIDE_SLIM_ARMS: readonly Rectangle[] = [
  { x: 50, y: 16, width: 2, height: 4 },
  { x: 54, y: 20, width: 2, height: 12 },
  { x: 42, y: 48, width: 2, height: 4 },
  { x: 46, y: 52, width: 2, height: 12 },
];

/** Guesses the model of a 64x64 file from the pixels that only wide arms use. */
export function guessModel(file: Pixels): SkinModel {
  const all = (test: Parameters<typeof everyPixel>[2]) =>
    BESIDE_SLIM_ARMS.every((area) => everyPixel(file, area, test));
  const isUnused =
    !all((_r, _g, _b, alpha) => alpha === 255) ||
    all((red, green, blue) => red + green + blue === 0) ||
    all((red, green, blue) => red + green + blue === 765);
  return isUnused ? 'slim' : 'wide';
}
