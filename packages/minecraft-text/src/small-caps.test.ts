import { fc } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { hasLinearCost } from '../tests/linear-cost.ts';
import { toSmallCaps } from './small-caps.ts';

test.each([
  ['Hello', 'ʜᴇʟʟᴏ'],
  ['Max 42!', 'ᴍᴀx ₄₂!'],
  ['perché 🎉', 'ᴘᴇʀᴄʜé 🎉'],
  ['abcdefghijklmnopqrstuvwxyz', 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡxʏᴢ'],
  ['0123456789', '₀₁₂₃₄₅₆₇₈₉'],
  ['ÀÈ', 'àè'],
  ['', ''],
])('small caps of %j', (input, expected) => expect(toSmallCaps(input)).toBe(expected));

test.each([
  [{ q: 'ꞯ' }, 'Quiz 10', 'ꞯᴜɪᴢ ₁₀'],
  [{ s: 'ѕ' }, 'Pass', 'ᴘᴀѕѕ'],
  [{ s: 's' }, 'Pass', 'ᴘᴀss'],
  [{ digits: 'super' }, 'x2', 'x²'],
  [{ digits: 'keep' }, 'Top 10', 'ᴛᴏᴘ 10'],
] as const)('with %j, %s becomes %s', (options, input, expected) =>
  expect(toSmallCaps(input, options)).toBe(expected),
);

test.each([
  ['<red>Hi</red>', '<red>ʜɪ</red>'],
  ['<gradient:#FF0000:#00FF00>Hi</gradient>', '<gradient:#FF0000:#00FF00>ʜɪ</gradient>'],
  [`<hover:show_text:'a > b'>Hi`, `<hover:show_text:'a > b'>ʜɪ`],
  ['<!b>Hi<br/>', '<!b>ʜɪ<br/>'],
  ['&cHi &LYou', '&cʜɪ &Lʏᴏᴜ'],
  ['§x§F§f§0§0§0§0Hi', '§x§F§f§0§0§0§0ʜɪ'],
  ['&#FF8800Hi <#FF8800>Hi {#FF8800}Hi', '&#FF8800ʜɪ <#FF8800>ʜɪ {#FF8800}ʜɪ'],
  ['%player_name% joined {World}', '%player_name% ᴊᴏɪɴᴇᴅ {World}'],
  ['I am 100% sure, 50% off', 'ɪ ᴀᴍ ₁₀₀% ꜱᴜʀᴇ, ₅₀% ᴏꜰꜰ'],
  ['1 < 2 & Done', '₁ < ₂ & ᴅᴏɴᴇ'],
])('codes and tags are kept when asked: %s', (input, expected) =>
  expect(toSmallCaps(input, { skipCodes: true })).toBe(expected),
);

test('every ASCII letter except x and every digit is converted, nothing else changes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const converted = toSmallCaps(text);
      expect(converted).not.toMatch(/[a-wyzA-Z0-9]/);
      expect(converted).toHaveLength(text.toLowerCase().length);
      expect(toSmallCaps(converted)).toBe(converted.toLowerCase());
    }),
  );
});

test('a text of unclosed tags is converted in linear time', async () => {
  const convert = (size: number) => {
    const text = `<a:'%{`.repeat(size);
    return () => toSmallCaps(text, { skipCodes: true });
  };
  expect(await hasLinearCost(convert, 20_000)).toBe(true);
});
