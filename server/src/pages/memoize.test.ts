import { expect, test, vi } from 'vitest';
import { memoize } from './memoize.ts';

test('the same text is worked out once', () => {
  const length = vi.fn((text: string) => text.length);
  const quick = memoize(length);
  expect([quick('abc'), quick('abc'), quick('')]).toEqual([3, 3, 0]);
  expect(length).toHaveBeenCalledTimes(2);
});

test('a long text is not kept', () => {
  const length = vi.fn((text: string) => text.length);
  const quick = memoize(length);
  for (let again = 0; again < 3; again += 1) quick('x'.repeat(100_000));
  expect(length).toHaveBeenCalledTimes(3);
});

test('a crowd of long texts does not drive out the short ones', () => {
  const length = vi.fn((text: string) => text.length);
  const quick = memoize(length, 2);
  quick('short');
  for (let other = 0; other < 100; other += 1) quick(`${other}`.padEnd(1000));
  quick('short');
  expect(length).toHaveBeenCalledTimes(101);
});

test('the number of kept texts is bounded', () => {
  const length = vi.fn((text: string) => text.length);
  const quick = memoize(length, 2);
  for (const text of ['a', 'b', 'c', 'a']) quick(text);
  expect(length).toHaveBeenCalledTimes(4);
});
