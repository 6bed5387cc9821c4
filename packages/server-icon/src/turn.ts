import type { Picture } from '@fucina/skin-model';
import { blankPicture, pixelsOf } from './picture.ts';

/** Turned by 90° clockwise. */
export function turnRight(picture: Picture): Picture {
  const { width, height } = picture;
  return rearrange(picture, height, width, (x, y) => (height - 1 - x) * width + y);
}

/** Left and right exchanged. */
export function mirror(picture: Picture): Picture {
  const { width, height } = picture;
  return rearrange(picture, width, height, (x, y) => y * width + width - 1 - x);
}

function rearrange(
  picture: Picture,
  width: number,
  height: number,
  sourceOf: (x: number, y: number) => number,
): Picture {
  const turned = blankPicture(width, height);
  const source = pixelsOf(picture);
  const target = pixelsOf(turned);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) target[y * width + x] = source[sourceOf(x, y)] ?? 0;
  }
  return turned;
}
