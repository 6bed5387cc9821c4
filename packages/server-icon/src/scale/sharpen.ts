import type { LightPicture } from './resample.ts';

const AMOUNT = 0.3;
const NEIGHBORS = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => ({ x, y })));

/** Unsharp masking: adds a part of what a slight blur would take away. */
export function sharpen({ size, data }: LightPicture): LightPicture {
  const sharp = new Float64Array(data.length);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const near = NEIGHBORS.filter(
        (by) => x + by.x >= 0 && x + by.x < size && y + by.y >= 0 && y + by.y < size,
      );
      for (let channel = 0; channel < 4; channel += 1) {
        const valueAt = (by: { readonly x: number; readonly y: number }) =>
          data[((y + by.y) * size + x + by.x) * 4 + channel] ?? 0;
        const own = valueAt({ x: 0, y: 0 });
        const blurred = near.reduce((sum, by) => sum + valueAt(by), 0) / near.length;
        sharp[(y * size + x) * 4 + channel] = own + AMOUNT * (own - blurred);
      }
    }
  }
  return { size, data: sharp };
}
