import { expect, test } from 'vitest';
import { findSlow } from './find-slow.ts';

const EFFORT = { longest: 65_536, candidates: 1 };
const PATTERNS = [{ name: 'x again and again', ofLength: (length: number) => 'x'.repeat(length) }];

/** Work that takes so many steps for a text of `n` characters. */
const taking = (steps: (n: number) => number) => (text: string) => () => {
  let left = steps(text.length);
  while (left > 0) left -= 1;
};

test('what takes time in proportion is not slow, however long it takes', async () => {
  expect(
    await findSlow(
      taking((n) => n * 1000),
      PATTERNS,
      EFFORT,
    ),
  ).toBeUndefined();
});

// Up to some thousand characters the linear part hides it.
test('a square that shows only in the longest text is found', async () => {
  const slow = await findSlow(
    taking((n) => n * 1000 + n ** 2 / 64),
    PATTERNS,
    EFFORT,
  );
  expect(slow).toMatch(/^x again and again, 65536 characters/);
});

test('what doubles with each character is found in short texts', async () => {
  const slow = await findSlow(
    taking((n) => 2 ** Math.min(n, 30)),
    PATTERNS,
    EFFORT,
  );
  expect(slow).toMatch(/very long for a short text$/);
});
