import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { placeRows } from './row-places.ts';

test('without groups rows stand below each other', () => {
  const { height, topOf, rowAt } = placeRows(3, { row: 100, head: 44 }, []);
  expect([height, topOf(0), topOf(2)]).toEqual([300, 0, 200]);
  expect([0, 99, 100, 250].map(rowAt)).toEqual([0, 0, 1, 2]);
});

property.prop([
  fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 9 }),
  fc.integer({ min: 20, max: 400 }),
  fc.integer({ min: 20, max: 90 }),
])('every row and heading has a room of its own, and is found in it', (sizes, rowHeight, head) => {
  const starts = sizes.map((_, at) => sizes.slice(0, at).reduce((sum, size) => sum + size, 0));
  const count = sizes.reduce((sum, size) => sum + size, 0);
  const { height, topOf, headTopOf, groupOf, rowAt } = placeRows(
    count,
    { row: rowHeight, head },
    starts,
  );
  let top = 0;
  let row = 0;
  for (const [group, size] of sizes.entries()) {
    expect(headTopOf(group)).toBe(top);
    top += head;
    for (let inside = 0; inside < size; inside += 1, row += 1) {
      expect([topOf(row), groupOf(row)]).toEqual([top, group]);
      expect([rowAt(top), rowAt(top + rowHeight - 1)]).toEqual([row, row]);
      top += rowHeight;
    }
  }
  expect(height).toBe(top);
});
