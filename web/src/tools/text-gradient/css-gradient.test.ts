import { expect, test } from 'vitest';
import { cssGradient } from './css-gradient.ts';

test.each([
  ['no color is grey', [], '#808080'],
  ['one color is flat', ['#e43a96'], '#e43a96'],
  [
    'two run from left to right',
    ['#e43a96', '#fbe108'],
    'linear-gradient(to right, #e43a96, #fbe108)',
  ],
  [
    'what is no color is left out',
    ['#e43a96', 'pink', '#fbe108'],
    'linear-gradient(to right, #e43a96, #fbe108)',
  ],
  ['only nonsense is grey', ['url(//evil)', 'red;'], '#808080'],
])('%s', (_, colors, expected) => expect(cssGradient(colors)).toBe(expected));
