import { expect, test } from 'vitest';
import { readmeSentence } from './readme-sentence.ts';

test.each([
  [
    'a sentence',
    'Farm grows crops. All messages use MiniMessage! Enjoy.',
    'All messages use MiniMessage!',
  ],
  [
    'one over several lines',
    '# Farm\nTexts are written\nin *Mini Message*.\nBye.',
    'Texts are written in Mini Message.',
  ],
  [
    'a point of a list, with a link',
    '- Fast\n- Supports [MiniMessage](https://docs.example/minimessage) and `&` codes\n- Free',
    'Supports MiniMessage and & codes',
  ],
  ['what it denies', 'We do not support MiniMessage yet.', 'We do not support MiniMessage yet.'],
  ['old codes alone', 'Only legacy colour codes work.', 'Only legacy colour codes work.'],
  [
    'MiniMessage rather than old codes',
    'No legacy codes.\n\nPlease write MiniMessage tags.',
    'Please write MiniMessage tags.',
  ],
  ['Italian', 'Il plugin legge solo i codici legacy.', 'Il plugin legge solo i codici legacy.'],
  [
    'a long one, cut',
    `MiniMessage ${'and so on '.repeat(40)}`,
    /^MiniMessage and so on .{150,190}…$/,
  ],
])('a README is quoted with %s', (_, text, sentence) => {
  if (typeof sentence === 'string') expect(readmeSentence(text)).toBe(sentence);
  else expect(readmeSentence(text)).toMatch(sentence);
});

test.each([
  ['says nothing of it', '# Farm\nGrows crops with colours and codes.'],
  [
    'has it in its code alone',
    '```kotlin\nimplementation("net.kyori:adventure-text-minimessage")\n```',
  ],
  ['has a heading alone', '## MiniMessage\n\nSoon.'],
  ['is empty', ''],
])('a README that %s is not quoted', (_, text) => {
  expect(readmeSentence(text)).toBeUndefined();
});
