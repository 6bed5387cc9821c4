import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { featureRows } from './feature-rows.ts';
import { PING_FEATURES } from './pingers.ts';
import { styledLetters } from './styled-letters.ts';
import { TEXT_FEATURES } from './text-features.ts';

test.each([
  ['<span style="color:#FF5555">a<b>b</b></span>c', '#ff5555'],
  [
    "<p style='font-weight: normal; color: rgb(255, 85, 85)'>a<i style='font-weight:900'>b</i></p>c",
    '#ff5555',
  ],
])('the styles of letters are found in %s', (html, color) => {
  expect(styledLetters(html)).toEqual([
    { text: 'a', color, bold: false },
    { text: 'b', color, bold: true },
    { text: 'c', bold: false },
  ]);
});

test('a cell is what a test found; what throws does not have it, and what does not read it has no answer', async () => {
  const feature = {
    name: 'squares',
    has: (square?: (side: number) => number) => square && square(3) === 9,
  };
  const fail = () => {
    throw new Error('no');
  };
  const contenders = [(side: number) => side * side, (side: number) => side, fail, undefined];
  expect(await featureRows([feature], contenders)).toEqual([['squares', 'yes', 'no', 'no', '']]);
});

test('the document has a row for each feature (otherwise: npm run peers)', () => {
  const document = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'peers.md'), 'utf8');
  for (const { name } of [...TEXT_FEATURES, ...PING_FEATURES])
    expect(document).toContain(`| ${name} `);
});
