import { expect, test } from 'vitest';
import { wideCards } from './wide-cards.ts';

test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])('%i cards fill whole rows', (count) => {
  const wide = wideCards(count);
  let filled = 0;
  for (let index = 0; index < count; index += 1) {
    filled += wide.has(index) ? 3 : 2;
    // No card reaches over the end of a row of six columns.
    expect(filled % 6 === 0 || filled % 6 >= (wide.has(index) ? 3 : 2)).toBe(true);
  }
  expect(filled % 6).toBe(0);
});
