import { expect, test } from 'vitest';
import { fewerValues } from './fewer-values.ts';

test('neighbours are averaged, and the last value may stand for fewer', () => {
  expect(fewerValues([1, 3, 10, null, 7], 3)).toEqual({ values: [2, 10, 7], each: 2 });
});

test('where nothing was measured there is still nothing', () => {
  expect(fewerValues([null, null, 4, 4], 2)).toEqual({ values: [null, 4], each: 2 });
});

test('few values stay as they are', () => {
  const values = [1, null, 3];
  expect(fewerValues(values, 3)).toEqual({ values, each: 1 });
  expect(fewerValues([], 240)).toEqual({ values: [], each: 1 });
});
