import { expect, test, vi } from 'vitest';
import { remembered } from './remembered.ts';

test('the same text is worked out once', () => {
  const length = vi.fn((text: string) => text.length);
  const quick = remembered(length);
  expect([quick('abc'), quick('abc'), quick('')]).toEqual([3, 3, 0]);
  expect(length).toHaveBeenCalledTimes(2);
});

test('what is kept is bounded', () => {
  const length = vi.fn((text: string) => text.length);
  const quick = remembered(length, 2);
  for (const text of ['a', 'b', 'c', 'a']) quick(text);
  expect(length).toHaveBeenCalledTimes(4);
});
