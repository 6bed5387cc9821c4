import { expect, test } from 'vitest';
import { createPace } from './pace.ts';

test('four checks of one address go on at once, and others are not held up', () => {
  const pace = createPace(() => 0);
  const entered = ['a', 'b', 'c', 'd', 'e'].map((check) => pace.enter(check, '203.0.113.1'));
  expect(entered).toEqual([true, true, true, true, false]);
  expect(pace.enter('e', '203.0.113.2')).toBe(true);
  pace.leave('a');
  expect(pace.enter('f', '203.0.113.1')).toBe(true);
});

test('one address is contacted 120 times a minute', () => {
  let now = 0;
  const pace = createPace(() => now);
  const once = (check: number) => {
    const mayEnter = pace.enter(String(check), '203.0.113.1');
    pace.leave(String(check));
    return mayEnter;
  };
  for (let check = 0; check < 120; check += 1) expect(once(check)).toBe(true);
  expect(once(120)).toBe(false);
  now = 60_000;
  expect(once(121)).toBe(true);
});
