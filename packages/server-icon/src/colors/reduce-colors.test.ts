import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { pictureFrom, type Rgba } from '../testing.ts';
import { countColors } from './count-colors.ts';
import { fromOklab, toOklab } from './oklab.ts';
import { reduceColors } from './reduce-colors.ts';

const smooth = pictureFrom(64, 64, (x, y) => [x * 4, y * 4, (x + y) * 2, 255]);

test.each([256, 64, 32, 16])('a smooth picture gets %i colors', (limit) => {
  expect(countColors(reduceColors(smooth, limit)).size).toBeLessThanOrEqual(limit);
  expect(countColors(reduceColors(smooth, limit)).size).toBeGreaterThan(limit * 0.8);
});

test('more colors come nearer to the picture', () => {
  const error = (limit: number) =>
    reduceColors(smooth, limit).data.reduce(
      (sum, byte, at) => sum + (byte - (smooth.data[at] ?? 0)) ** 2,
      0,
    ) / smooth.data.length;
  const errors = [16, 32, 64, 256].map(error);
  expect(errors).toEqual(errors.toSorted((a, b) => b - a));
  expect(error(256)).toBeLessThan(30);
});

test('a picture with few colors stays as it is', () => {
  const plain = pictureFrom(64, 64, (x) => [x % 16, 0, 0, 255]);
  expect(reduceColors(plain, 16)).toBe(plain);
});

test('groups of near colors become one color each', () => {
  const spots: readonly Rgba[] = [
    [250, 10, 10, 255],
    [10, 250, 10, 255],
    [0, 0, 0, 0],
  ];
  const picture = pictureFrom(64, 64, (x, y) => {
    const [red, green, blue, alpha] = spots[x % 3] ?? [0, 0, 0, 0];
    return alpha === 0 ? [0, 0, 0, 0] : [red + (y % 3), green + (y % 2), blue, alpha];
  });
  const reduced = [...countColors(reduceColors(picture, 3)).keys()];
  expect(reduced).toHaveLength(3);
  expect(reduced).toContain(0);
});

test.prop([fc.integer({ min: 0, max: 0xffffff })])('OKLab and back is the same color', (rgb) => {
  const pixel = (0xff000000 | rgb) >>> 0;
  expect(fromOklab(toOklab(pixel))).toBe(pixel);
});
