import { fc } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import measured from '../../vectors/font-advances.json' with { type: 'json' };
import { COMPLETE_FONT } from '../drawing/complete-font.ts';
import { ESTIMATED_FONT } from './game-font.ts';
import { advanceOf, centeringSpaces, textWidth } from './text-width.ts';

const FONTS = [ESTIMATED_FONT, COMPLETE_FONT];

test('every measured character of the game font has its measured advance', () => {
  for (const font of FONTS) {
    for (const [character, advance] of Object.entries(measured.advances)) {
      expect([character, advanceOf(character, { font })]).toEqual([character, advance]);
      expect(advanceOf(character, { bold: true, font })).toBe(advance + 1);
    }
  }
});

test.each([
  [
    'boxes with letters: control and format characters',
    9,
    '\n\r\t\u200b\u200d\u2060\ufeff\ufe0f\u202e',
  ],
  ['blank characters', 5, '\u00a0\u2000\u2003\u2007\u200a\uffa0'],
  ['the ideographic space', 9, '\u3000'],
  ['symbols', 8, '✦✧✪✯⬛⬜➤➜✖✚✿❀'],
  ['symbols', 7, '❖☕☘⚙⛔⛓'],
  ['symbols', 6, '⏰'],
  ['blocks and bullets', 3, '▪▫‣▋'],
  ['blocks', 4, '▊'],
  ['blocks', 2, '▍▎'],
  ['blocks', 1, '▏'],
  ['full width', 9, 'あア中日Ａ！０'],
  ['half width katakana', 4, 'ﾊ'],
  ['Hangul', 8, '한글'],
  ['emoji', 8, '😀😎💎🎮🌟🚀🏆🎁'],
  ['emoji', 7, '🎉👑💀'],
  ['emoji', 9, '🌍🆕🅰🇮'],
  ['mathematical letters', 4, '𝐀'],
  ['mathematical letters', 6, '𝓐'],
  ['mathematical letters', 5, '𝕬'],
])('Unifont: %s have an advance of %i', (_, advance, characters) => {
  for (const character of characters) {
    expect([character, advanceOf(character, { font: COMPLETE_FONT })]).toEqual([
      character,
      advance,
    ]);
    expect(advanceOf(character, { bold: true, font: COMPLETE_FONT })).toBe(advance + 0.5);
  }
});

test('a bitmap goes before the glyph of Unifont, which is 7, 6 and 7 pixels wide here', () => {
  expect(textWidth('🏹🗡🛡', { font: COMPLETE_FONT })).toBe(9 + 9 + 8);
});

test.each([
  ['한글', {}, 16],
  ['日本', {}, 18],
  ['WW', { bold: true }, 14],
  [' ', { bold: true }, 5],
  [' ', {}, 4],
  ['\u200c', {}, 0],
  // A heart, and the selector of its colored picture: the game draws a box for it.
  ['❤\ufe0f', {}, 17],
])('%o %o is %i pixels wide', (text, options, width) => {
  expect(textWidth(text, { ...options, font: COMPLETE_FONT })).toBe(width);
});

test.each(['\u0378', '\ue000', '\u{10fffd}'])(
  '%o has no glyph: the box of 6 pixels is drawn',
  (text) => {
    for (const font of FONTS) {
      expect(advanceOf(text, { font })).toBe(6);
      expect(advanceOf(text, { bold: true, font })).toBe(7);
    }
  },
);

test('half of a surrogate pair is drawn as the replacement character', () => {
  for (const font of FONTS) {
    expect(advanceOf('\ud83d', { font })).toBe(advanceOf('\ufffd', { font }));
    expect(textWidth('a\udf89', { font })).toBe(textWidth('a\ufffd', { font }));
  }
});

test('without the table of Unifont other characters are estimated, and the font says so', () => {
  expect(textWidth('한글日本')).toBe(34);
  expect(advanceOf('ሀ')).toBe(5);
  const isExact = (text: string) => ESTIMATED_FONT.isExact(text.codePointAt(0) ?? 0);
  expect(['a', 'é', '한', '日'].map(isExact)).toEqual([true, true, true, true]);
  expect(['ሀ', '🎉', '\ue000', '\n'].map(isExact)).toEqual([false, false, false, false]);
  expect(COMPLETE_FONT.isExact(0x1f389)).toBe(true);
});

test('what the font calls exact, the table of Unifont does not change', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0x2ffff }), fc.boolean(), (codePoint, bold) => {
      fc.pre(ESTIMATED_FONT.isExact(codePoint));
      const character = String.fromCodePoint(codePoint);
      // The fixed cells have a few unassigned code points.
      fc.pre(!/\p{Cn}/u.test(character));
      expect(advanceOf(character, { bold })).toBe(
        advanceOf(character, { bold, font: COMPLETE_FONT }),
      );
    }),
    { numRuns: 2000 },
  );
});

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
