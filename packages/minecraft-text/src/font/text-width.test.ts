import { fc } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import measured from '../../vectors/font-advances.json' with { type: 'json' };
import { advanceOf, centringSpaces, textWidth } from './text-width.ts';

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
])('%s, which only Unifont has, falls back to %i', (character, advance) =>
  expect(advanceOf(character)).toBe(advance),
);

test('a text is as wide as its characters, and bold adds a pixel to each, spaces too', () => {
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

test('centring never overshoots and misses by less than half a pixel over one space', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), (width) => {
      const { plain, bold } = centringSpaces(width, 271);
      const gap = Math.max(0, (271 - width) / 2);
      expect(plain * 4 + bold * 5).toBeLessThanOrEqual(gap);
      expect(plain).toBeGreaterThanOrEqual(0);
      if (gap >= 12) expect(gap - plain * 4 - bold * 5).toBeLessThan(1);
    }),
  );
});
