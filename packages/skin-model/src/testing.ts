import { type Picture, pictureOf } from './pixels.ts';

/** A picture in which every pixel differs from its neighbors; deterministic for each seed. */
export function noise(width: number, height: number, seed: number): Picture {
  let state = seed | 1;
  const pixels = Uint32Array.from({ length: width * height }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state ^ (state >>> 15);
  });
  return pictureOf(width, height, pixels);
}

export function pixelAt(
  { width, data }: { width: number; data: ArrayLike<number> },
  x: number,
  y: number,
) {
  return Array.from({ length: 4 }, (_, channel) => data[(y * width + x) * 4 + channel] ?? -1);
}
