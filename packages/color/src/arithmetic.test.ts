import { fc } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { contrastOf, luminanceOf } from './contrast.ts';
import { writeHex } from './hex.ts';
import { fromHsv, toHsv } from './hsv.ts';
import { mixColors } from './mix.ts';
import { nearestColorIndex } from './nearest.ts';
import { blueOf, fromChannels, greenOf, redOf } from './rgb.ts';

const anyRgb = fc.integer({ min: 0, max: 0xffffff });
const NAMED = [
  0x000000, 0x0000aa, 0x00aa00, 0x00aaaa, 0xaa0000, 0xaa00aa, 0xffaa00, 0xaaaaaa, 0x555555,
  0x5555ff, 0x55ff55, 0x55ffff, 0xff5555, 0xff55ff, 0xffff55, 0xffffff,
];

test('splitting and joining channels gives the same color, and values out of range are clamped', () => {
  fc.assert(
    fc.property(anyRgb, (rgb) => {
      expect(fromChannels({ red: redOf(rgb), green: greenOf(rgb), blue: blueOf(rgb) })).toBe(rgb);
    }),
  );
  expect(fromChannels({ red: -3, green: 300, blue: 127.5 })).toBe(0x00ff80);
});

test.each([
  [0 / 6, 'ff0000'],
  [1 / 6, 'ffff00'],
  [2 / 6, '00ff00'],
  [0.2, 'cbff00'],
  [0.7, '3200ff'],
  [1, 'ff00ff'],
])('the rainbow at hue %f is #%s, as in the reference engine', (hue, hex) =>
  expect(writeHex(fromHsv({ hue: Math.fround(hue), saturation: 1, value: 1 }))).toBe(`#${hex}`),
);

test('converting to HSV and back changes each channel by at most one', () => {
  fc.assert(
    fc.property(anyRgb, (rgb) => {
      const back = fromHsv(toHsv(rgb));
      for (const channel of [redOf, greenOf, blueOf]) {
        expect(Math.abs(channel(back) - channel(rgb))).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test.each([
  [0xff5555, 0x5555ff, 0.5, 'aa55aa'],
  [0xffffff, 0x000000, 0.5, '808080'],
  [0x000000, 0xffffff, 1 / 3, '555555'],
  [0x000000, 0xffffff, -1, '000000'],
  [0x000000, 0xffffff, 7, 'ffffff'],
])('mixing %i and %i at %f gives #%s', (from, to, t, hex) =>
  expect(writeHex(mixColors(from, to, t))).toBe(`#${hex}`),
);

test.each([
  [0xfe5555, 12],
  [0x000001, 1],
  [0x808080, 7],
  [0x7f7f7f, 8],
  [0xff8800, 6],
  [0xe43a96, 13],
])('the nearest of the 16 colors to %i is number %i', (rgb, index) =>
  expect(nearestColorIndex(rgb, NAMED)).toBe(index),
);

test.each([
  ['the other side of red', 0xff0022, [0xff00ff, 0xff0000], 1],
  ['the first of two equally near ones', 0x808080, [0x888888, 0x888888], 0],
])('the nearest color is %s', (_, rgb, palette, index) =>
  expect(nearestColorIndex(rgb, palette)).toBe(index),
);

test.each([
  [0xff0080, 0.9166666],
  [0xff00ff, 0.8333333],
  [0x00ff80, 0.4166666],
  [0x808080, 0],
])('the hue of %i is %f', (rgb, hue) => expect(toHsv(rgb).hue).toBeCloseTo(hue, 2));

test('the nearest color to a palette color is itself', () => {
  for (const [index, rgb] of NAMED.entries()) expect(nearestColorIndex(rgb, NAMED)).toBe(index);
  expect(nearestColorIndex(0, [])).toBe(-1);
});

test('contrast is symmetric and ranges from 1 to 21', () => {
  expect(contrastOf(0, 0xffffff)).toBeCloseTo(21);
  expect(luminanceOf(0xffffff)).toBeCloseTo(1);
  expect(contrastOf(0x767676, 0xffffff)).toBeCloseTo(4.54, 2);
  // Dark colors are on the linear part of the curve.
  expect(luminanceOf(0x0a0a0a)).toBeCloseTo(0.003035, 6);
  fc.assert(
    fc.property(anyRgb, anyRgb, (one, other) => {
      expect(contrastOf(one, other)).toBe(contrastOf(other, one));
      expect(contrastOf(one, other)).toBeGreaterThanOrEqual(1);
    }),
  );
});
