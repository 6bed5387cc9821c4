import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { keyRows } from './row-keys.ts';

const before = keyRows(['a', 'b', 'c', 'd']);

test.each([
  ['an edited row keeps its key', ['a', 'B', 'c', 'd'], [0, 1, 2, 3]],
  ['a moved row takes its key along', ['b', 'c', 'a', 'd'], [1, 2, 0, 3]],
  ['a removed row leaves the others theirs', ['a', 'c', 'd'], [0, 2, 3]],
  ['a row added at the end is new', ['a', 'b', 'c', 'd', 'e'], [0, 1, 2, 3, 4]],
  ['rows put between are new', ['a', 'x', 'y', 'b', 'c', 'd'], [0, 4, 5, 1, 2, 3]],
  [
    'where one row became three, the first is the old one',
    ['a', 'x', 'y', 'z', 'c', 'd'],
    [0, 1, 4, 5, 2, 3],
  ],
] as const)('%s', (_, rows, keys) => expect(keyRows(rows, before).keys).toEqual(keys));

test('equal rows are told apart', () => {
  const equal = keyRows(['', '', '']);
  expect(keyRows(['', '', '', ''], equal).keys).toEqual([0, 1, 2, 3]);
  expect(new Set(keyRows(['', ''], equal).keys).size).toBe(2);
});

const rows = fc.array(fc.constantFrom('', 'a', 'b', 'c'), { maxLength: 8 });

property.prop([rows, rows])('there is one key for each row, and no two are equal', (one, other) => {
  const { keys } = keyRows(other, keyRows(one));
  expect(keys).toHaveLength(other.length);
  expect(new Set(keys).size).toBe(other.length);
});
