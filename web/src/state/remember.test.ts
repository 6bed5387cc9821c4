import { expect, test, vi } from 'vitest';
import { remember } from './remember.ts';

test('a value is made once of each object, whichever is asked for between', () => {
  const make = vi.fn((of: { readonly text: string }) => [of.text]);
  const made = remember(make);
  const [one, other] = [{ text: 'a' }, { text: 'a' }];
  const first = made(one);
  expect(made(other)).toEqual(['a']);
  expect(made(one)).toBe(first);
  expect(made(other)).not.toBe(first);
  expect(make).toHaveBeenCalledTimes(2);
});

test('nothing and false are remembered, too', () => {
  const make = vi.fn((of: { readonly count: number }) => of.count);
  const made = remember(make);
  const zero = { count: 0 };
  expect([made(zero), made(zero)]).toEqual([0, 0]);
  expect(make).toHaveBeenCalledTimes(1);
});
