import { contrastOf } from '@fucina/color';
import { everyPage } from '@fucina/site';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { pictureNames } from '../src/shell/picture-names.ts';
import { day } from './day.ts';
import { hearth } from './hearth.ts';
import { indexedPng } from './indexed-png.ts';
import { pagePictures, SIDE } from './page-pictures.ts';

const WHITE = 0xffffff;

for (const [name, drawing, mostBytes] of [
  ['day', day, 600],
  ['hearth', hearth, 600],
  ['the pages', pagePictures, 1500],
] as const) {
  test(`a decoder that we did not write reads the pixels of ${name}`, () => {
    const file = indexedPng(drawing);
    const { width, height, data } = PNG.sync.read(Buffer.from(file));
    expect([width, height]).toEqual([drawing.rows[0]?.length, drawing.rows.length]);
    const drawn = drawing.rows.join('').replace(/./g, (letter) => drawing.colors[letter] ?? '?');
    const read = Array.from({ length: width * height }, (_, pixel) =>
      data.toString('hex', 4 * pixel, 4 * pixel + 3),
    );
    expect(read.map((color) => `#${color}`).join('')).toBe(drawn);
  });

  test(`the file of ${name} is small`, () => {
    expect(indexedPng(drawing).length).toBeLessThanOrEqual(mostBytes);
  });
}

for (const [name, drawing, leastContrast] of [
  ['day', day, 4.9],
  ['hearth', hearth, 16],
] as const) {
  test(`white letters can be read on every color of ${name}`, () => {
    for (const color of Object.values(drawing.colors)) {
      expect(contrastOf(WHITE, Number.parseInt(color.slice(1), 16)), color).toBeGreaterThanOrEqual(
        leastContrast,
      );
    }
  });
}

test('each page has a picture, and each picture is another, as wide as it is high', () => {
  const { rows } = pagePictures;
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([SIDE]));
  const drawn = pictureNames.map((_, at) => rows.slice(SIDE * at, SIDE * (at + 1)).join());
  expect(rows).toHaveLength(SIDE * pictureNames.length);
  expect(new Set(drawn).size).toBe(pictureNames.length);
  for (const { icon } of everyPage) expect(pictureNames).toContain(icon);
});
