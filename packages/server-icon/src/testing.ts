import type { Picture } from '@fucina/skin-model';
import { blankPicture } from './picture.ts';

export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** A picture whose pixels a function names. */
export function pictureFrom(
  width: number,
  height: number,
  colorOf: (x: number, y: number) => Rgba,
): Picture {
  const picture = blankPicture(width, height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) picture.data.set(colorOf(x, y), (y * width + x) * 4);
  }
  return picture;
}

export function rgbaAt({ width, data }: Picture, x: number, y: number): readonly number[] {
  return [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
}

/** Opaque colors in which neighbors differ. */
export function texel(x: number, y: number): Rgba {
  return [(x * 37 + y * 11) % 256, (x * 5 + y * 53) % 256, (x * y * 7) % 256, 255];
}
