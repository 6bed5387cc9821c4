import type { Rgb } from '@fucina/color';
import type { Picture } from '@fucina/skin-model';
import { countColors } from '../colors/count-colors.ts';
import type { PixelColor } from './pixel-color.ts';

/** The colors of the sixteen dyes, from white to black, as the game's code has them. */
export const DYE_COLORS: readonly Rgb[] = [
  0xf9fffe, 0xf9801d, 0xc74ebd, 0x3ab3da, 0xfed83d, 0x80c71f, 0xf38baa, 0x474f52, 0x9d9d97,
  0x169c9c, 0x8932b8, 0x3c44aa, 0x835432, 0x5e7c16, 0xb02e26, 0x1d1d21,
];

/** The most frequent colors that are not transparent, most frequent first. */
export function frequentColors(picture: Picture, limit: number): readonly PixelColor[] {
  return [...countColors(picture)]
    .filter(([pixel]) => pixel >>> 24 > 0)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, limit)
    .map(([pixel]) => pixel);
}
