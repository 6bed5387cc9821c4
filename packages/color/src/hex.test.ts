import { fc } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { readHex, writeHex } from './hex.ts';

test.each([
  ['#ff8800', 0xff8800],
  ['FF8800', 0xff8800],
  ['#f80', 0xff8800],
  ['f80', 0xff8800],
  ['0xFf8800', 0xff8800],
  ['&#ff8800', 0xff8800],
  ['§#ff8800', 0xff8800],
  ['<#ff8800>', 0xff8800],
  ['<##ff8800>', 0xff8800],
  ['{#ff8800}', 0xff8800],
  ['&x&f&f&8&8&0&0', 0xff8800],
  ['§X§f§F§8§8§0§0', 0xff8800],
  ['  #000000\n', 0],
])('%s is a color', (text, value) => expect(readHex(text)).toEqual({ ok: true, value }));

test.each([
  ['', { code: 'hex-empty', at: 0 }],
  ['  ', { code: 'hex-empty', at: 2 }],
  ['#', { code: 'hex-empty', at: 1 }],
  ['<#>', { code: 'hex-empty', at: 2 }],
  ['#ff88', { code: 'hex-length', at: 5, length: 4 }],
  [' ff880012', { code: 'hex-length', at: 7, length: 8 }],
  ['#ff88g0', { code: 'hex-digit', at: 5, found: 'g' }],
  ['red', { code: 'hex-digit', at: 0, found: 'r' }],
  ['ff8800}', { code: 'hex-digit', at: 6, found: '}' }],
  ['f<##ff8800>', { code: 'hex-digit', at: 1, found: '<' }],
  ['f&x&f&f&8&8&0&0', { code: 'hex-digit', at: 1, found: '&' }],
  ['&x&f&f&8&8&0&0&0', { code: 'hex-digit', at: 0, found: '&' }],
  ['#f🎉', { code: 'hex-digit', at: 2, found: '🎉' }],
])('%j is refused with the position of the error', (text, error) =>
  expect(readHex(text)).toEqual({ ok: false, error }),
);

test('written colors are read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (rgb) => {
      expect(writeHex(rgb)).toMatch(/^#[0-9a-f]{6}$/);
      expect(readHex(writeHex(rgb))).toEqual({ ok: true, value: rgb });
    }),
  );
});

test('any text gives a result, and error positions are inside the text', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary-ascii' })),
      (text) => {
        const result = readHex(text);
        if (result.ok) expect(result.value).toBeLessThanOrEqual(0xffffff);
        else expect(result.error.at).toBeLessThanOrEqual(text.length);
      },
    ),
  );
});
