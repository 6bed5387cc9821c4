import { expect, test } from 'vitest';
import { pixelsOf } from '../picture.ts';
import { pictureFrom, type Rgba, rgbaAt } from '../testing.ts';
import { flatten, hasTransparency, outline, roundCorners, thresholdAlpha } from './transparency.ts';

const RED: Rgba = [255, 0, 0, 255];
const CLEAR: Rgba = [0, 0, 0, 0];
const full = pictureFrom(64, 64, () => RED);

test('one pixel that is not opaque makes a picture transparent', () => {
  expect(hasTransparency(full)).toBe(false);
  expect(hasTransparency(pictureFrom(64, 64, (x, y) => (x + y === 0 ? [9, 9, 9, 254] : RED)))).toBe(
    true,
  );
});

test('flattening mixes the light with the background', () => {
  const picture = pictureFrom(3, 1, (x) => [RED, CLEAR, [255, 255, 255, 128] as const][x] ?? CLEAR);
  const flat = flatten(picture, 0x102030);
  expect(rgbaAt(flat, 0, 0)).toEqual(RED);
  expect(rgbaAt(flat, 1, 0)).toEqual([0x10, 0x20, 0x30, 255]);
  expect(rgbaAt(flatten(picture, 0x000000), 2, 0)).toEqual([188, 188, 188, 255]);
});

test('from 128 on, a pixel becomes opaque', () => {
  const picture = pictureFrom(2, 1, (x) => [10, 20, 30, x === 0 ? 127 : 128]);
  expect(thresholdAlpha(picture)).toEqual(
    pictureFrom(2, 1, (x) => (x === 0 ? CLEAR : [10, 20, 30, 255])),
  );
});

test('round corners leave the sides as they are', () => {
  const round = roundCorners(full, 16);
  expect(rgbaAt(round, 0, 0)).toEqual(CLEAR);
  expect([rgbaAt(round, 16, 0), rgbaAt(round, 0, 47), rgbaAt(round, 32, 63)]).toEqual([
    RED,
    RED,
    RED,
  ]);
  expect(roundCorners(full, 0)).toEqual(full);
});

test('the largest radius gives a circle', () => {
  const area = pixelsOf(roundCorners(full, 32)).reduce(
    (sum, pixel) => sum + (pixel >>> 24) / 255,
    0,
  );
  expect(area).toBeGreaterThan(Math.PI * 32 ** 2 * 0.99);
  expect(area).toBeLessThan(Math.PI * 32 ** 2 * 1.01);
});

test('an outline is one pixel wide and does not cover the picture', () => {
  const square = pictureFrom(6, 6, (x, y) => (x > 1 && x < 4 && y > 1 && y < 4 ? RED : CLEAR));
  const lined = outline(square, 0x0000ff);
  const rows = Array.from({ length: 6 }, (_, y) =>
    Array.from({ length: 6 }, (_, x) => {
      const [red, , blue] = rgbaAt(lined, x, y);
      return red ? 'r' : blue ? 'b' : '.';
    }).join(''),
  );
  expect(rows).toEqual(['......', '..bb..', '.brrb.', '.brrb.', '..bb..', '......']);
});
