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

const BLANKS = fc.string({ unit: fc.constantFrom(' ', '\t', '\n'), maxLength: 3 });
const AROUND = fc.constantFrom(
  ...[
    ['', ''],
    ['#', ''],
    ['0x', ''],
    ['0X', ''],
    ['&#', ''],
    ['§#', ''],
  ],
  ...[
    ['<#', '>'],
    ['<##', '>'],
    ['{#', '}'],
    ['{##', '}'],
    ['<#', ''],
    ['{#', ''],
  ],
);
const DIGITS = fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'), maxLength: 7 });

test('three and six digits are a color in every notation, other numbers of digits are none', () => {
  fc.assert(
    fc.property(AROUND, DIGITS, BLANKS, ([open, close], digits, blanks) => {
      const result = readHex(`${blanks}${open}${digits}${close}${blanks}`);
      const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
      if (six.length === 6) expect(result).toEqual({ ok: true, value: Number(`0x${six}`) });
      else expect(result).toMatchObject({ ok: false });
    }),
  );
});

test('in any other text the place of the error is inside the text', () => {
  const unit = fc.oneof(fc.constantFrom(...'#0f<>{}&§x '), fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      const result = readHex(`${text}g`);
      expect(result.ok ? undefined : result.error.at).toBeLessThanOrEqual(text.length + 1);
    }),
  );
});
