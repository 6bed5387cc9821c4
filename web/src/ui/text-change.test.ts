import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { changeBetween } from './text-change.ts';

test.each([
  ['one two', 'one 2 two', { from: 4, to: 4, insert: '2 ' }],
  ['aa', 'aaa', { from: 2, to: 2, insert: 'a' }],
  ['abc', 'c', { from: 0, to: 2, insert: '' }],
  ['same', 'same', { from: 4, to: 4, insert: '' }],
])('from %j to %j', (before, after, change) => {
  expect(changeBetween(before, after)).toEqual(change);
});

property.prop([fc.string(), fc.string()])('the change makes the new text', (before, after) => {
  const { from, to, insert } = changeBetween(before, after);
  expect(before.slice(0, from) + insert + before.slice(to)).toBe(after);
});
