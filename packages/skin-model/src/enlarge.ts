import { type Picture, pictureOf } from './pixels.ts';

interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint32Array;
}

/** Scales a picture up without smoothing; sizes that are not a multiple give uneven blocks. */
export function enlarge(
  { width, height, pixels }: Drawing,
  toWidth: number,
  toHeight: number,
): Picture {
  const target = new Uint32Array(toWidth * toHeight);
  let drawnRow = -1;
  for (let y = 0; y < toHeight; y += 1) {
    const row = Math.floor((y * height) / toHeight);
    const start = y * toWidth;
    if (row === drawnRow) {
      target.copyWithin(start, start - toWidth, start);
      continue;
    }
    drawnRow = row;
    for (let x = 0; x < toWidth; x += 1) {
      target[start + x] = pixels[row * width + Math.floor((x * width) / toWidth)] ?? 0;
    }
  }
  return pictureOf(toWidth, toHeight, target);
}
