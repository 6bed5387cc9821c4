import { expect, test } from 'vitest';
import { quotable } from './quotable.ts';

test.each([
  ['a name', ' Notch ', 'Notch'],
  ['forty characters', 'a'.repeat(40), 'a'.repeat(40)],
  ['one more', 'a'.repeat(41), `${'a'.repeat(40)}…`],
  ['a whole page', 'a'.repeat(5000), `${'a'.repeat(40)}…`],
  ['forty emoji', '😀'.repeat(40), '😀'.repeat(40)],
  ['more emoji', '😀'.repeat(60), `${'😀'.repeat(40)}…`],
])('%s', (_, typed, quoted) => {
  expect(quotable(typed)).toBe(quoted);
});
