import { expect, test } from 'vitest';
import { findMarks } from './marks.ts';

test.each([
  ['<red>Hi</red> %player%', ['<red> tag', '</red> tag', '%player% placeholder']],
  ['&aHi {0} &#ff8800x', ['&a code', '{0} placeholder', '&#ff8800 code']],
  ['{"text":"a"}', []],
  ['20% off', []],
])('%s', (text, expected) =>
  expect(findMarks(text).map(({ from, to, kind }) => `${text.slice(from, to)} ${kind}`)).toEqual(
    expected,
  ),
);
