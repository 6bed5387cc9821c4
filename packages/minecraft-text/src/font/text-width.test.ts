import { fc } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import measured from '../../vectors/font-advances.json' with { type: 'json' };
import { advanceOf, centeringSpaces, textWidth } from './text-width.ts';

test('every measured character of the game font has its measured advance', () => {
  for (const [character, advance] of Object.entries(measured.advances)) {
    expect([character, advanceOf(character)]).toEqual([character, advance]);
    expect(advanceOf(character, { bold: true })).toBe(advance + 1);
  }
});

test.each([
  ['漢', 9],
  ['カ', 9],
  ['한', 9],
  ['🎉', 9],
  ['ሀ', 6],
])('%s, which is only in Unifont, has an advance of %i', (character, advance) =>
  expect(advanceOf(character)).toBe(advance),
);

test('a text is as wide as its characters together, and bold adds a pixel to each of them, also to spaces', () => {
  expect(textWidth('Hi there')).toBe(6 + 2 + 4 + 4 + 6 + 6 + 6 + 6);
  expect(textWidth('Hi there', { bold: true })).toBe(40 + 8);
  expect(textWidth('漢', { bold: true })).toBe(9.5);
  expect(textWidth('')).toBe(0);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (one, other) => {
      expect(textWidth(one) + textWidth(other)).toBe(textWidth(`${one} ${other}`) - 4);
    }),
  );
});

test('centering never goes too far, and is exact to less than a pixel from 12 pixels on', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), (width) => {
      const { plain, bold } = centeringSpaces(width, 271);
      const gap = Math.max(0, (271 - width) / 2);
      expect(plain * 4 + bold * 5).toBeLessThanOrEqual(gap);
      expect(plain).toBeGreaterThanOrEqual(0);
      if (gap >= 12) expect(gap - plain * 4 - bold * 5).toBeLessThan(1);
    }),
  );
});
