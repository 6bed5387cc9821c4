// Random messages for property tests: what people type, and what is special in some file.
import { fc } from '@fast-check/vitest';
import { ALIGNMENTS } from '../src/alignment.ts';
import type { ServerMessage } from '../src/message.ts';

const anyWord = fc.oneof(
  fc.constantFrom(
    'a',
    'Wi',
    ' ',
    '  ',
    '&',
    '#',
    ':',
    ': ',
    ' #',
    "'",
    '"',
    '\\',
    '$',
    '%',
    '{',
    '[',
    ']',
    '}',
  ),
  fc.constantFrom(
    '&c',
    '&#ff00aa',
    '=',
    '!',
    '- ',
    '|',
    '>',
    '\\n',
    '\\u00e9',
    '\\\\',
    '\\<',
    ';',
    ',',
  ),
  fc.constantFrom('é', '★', '日本', '🔥', '\u00a0', '\u2028', '\u0085', '\ufeff', '\t', '\u007f'),
  fc.string({ unit: 'grapheme', maxLength: 3 }).filter((text) => !/[<§\n\r]/.test(text)),
);

const anyTag = fc.constantFrom(
  '<red>',
  '</red>',
  '<#54daf4>',
  '</#54daf4>',
  '<b>',
  '</b>',
  '<u>',
  '<st>',
  '<i>',
  '<obf>',
  '<!b>',
  '<reset>',
  '<gradient:red:blue>',
  '</gradient>',
  '<online_players>',
);

/** No line breaks, and no `§`, which programs treat in different ways when no code follows. */
export const anyLineText = fc
  .array(fc.oneof({ weight: 3, arbitrary: anyWord }, { weight: 1, arbitrary: anyTag }), {
    maxLength: 8,
  })
  .map((parts) => parts.join(''));

export const anyMessage: fc.Arbitrary<ServerMessage> = fc.record({
  lines: fc.array(fc.record({ text: anyLineText, align: fc.constantFrom(...ALIGNMENTS) }), {
    maxLength: 2,
  }),
  hover: fc.constant([]),
  versionText: fc.constant(''),
});
