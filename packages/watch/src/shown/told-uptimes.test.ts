import { expect, test } from 'vitest';
import { toldUptimes } from './told-uptimes.ts';

const DAY_S = 86_400;
const BEGAN = 1_700_000_000;

test.each([
  [0, [{ range: 'day', since: BEGAN }]],
  [DAY_S - 1, [{ range: 'day', since: BEGAN }]],
  [DAY_S, [{ range: 'day' }, { range: 'month', since: BEGAN }]],
  [40 * DAY_S, [{ range: 'day' }, { range: 'month' }, { range: 'quarter', since: BEGAN }]],
  [90 * DAY_S, [{ range: 'day' }, { range: 'month' }, { range: 'quarter' }]],
])('after %i seconds', (age, told) => {
  expect(toldUptimes(BEGAN, BEGAN + age)).toEqual(told);
});
