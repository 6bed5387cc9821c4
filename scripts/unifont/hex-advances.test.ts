import { expect, test } from 'vitest';
import { unifontAdvances } from './hex-advances.ts';

/** 16 equal rows. */
function glyph(codePoint: string, row: string): string {
  return `${codePoint}:${row.repeat(16)}\n`;
}

test.each([
  ['half of the ink and one pixel of space', glyph('0041', '3C'), 0x41, 3],
  ['half pixels are dropped', glyph('0041', '38'), 0x41, 2],
  ['ink counts from the first to the last column', glyph('0041', '8001'), 0x41, 9],
  ['the widest glyphs have 32 columns', glyph('0041', '80000001'), 0x41, 17],
  ['an empty glyph counts as one column wider than its cell', glyph('00A0', '00'), 0xa0, 5],
  ['a Chinese character fills its cell', glyph('4E00', '0180'), 0x4e00, 9],
  ['a Hangul syllable fills 15 columns', glyph('AC00', '0180'), 0xac00, 8],
  ['private use characters have no glyph in the game', glyph('E000', 'FF'), 0xe000, undefined],
  ['neither have unassigned code points', glyph('0378', 'FF'), 0x378, undefined],
])('%s', (_, hex, codePoint, advance) => {
  expect(unifontAdvances(hex)[codePoint]).toBe(advance);
});

test('rows of one glyph are laid over each other, and code points without a glyph are 0', () => {
  const advances = unifontAdvances(`0003:80${'00'.repeat(14)}01\n`);
  expect([...advances]).toEqual([0, 0, 0, 5]);
});
