import { expect, test } from 'vitest';
import type { Box } from './canvas.ts';
import { glyphs } from './glyphs.ts';
import { stripsOf } from './strips.ts';

function pixelsOf({ x, y, width, height }: Box): readonly string[] {
  return Array.from({ length: width * height }, (_, at) => {
    return `${x + (at % width)},${y + Math.floor(at / width)}`;
  });
}

test.each(['columns', 'rows'] as const)(
  'the %s of a glyph are its pixels, each once',
  (direction) => {
    for (const [character, glyph] of glyphs) {
      const pixels = stripsOf(glyph, direction).flatMap(pixelsOf);
      expect(pixels.sort(), character).toEqual(glyph.pixels.map(({ x, y }) => `${x},${y}`).sort());
    }
  },
);

test('a straight stroke is one box in its direction', () => {
  const stroke = { width: 1, pixels: [0, 1, 2].map((y) => ({ x: 0, y })) };
  expect(stripsOf(stroke, 'columns')).toEqual([{ x: 0, y: 0, width: 1, height: 3 }]);
  expect(stripsOf(stroke, 'rows')).toHaveLength(3);
});
