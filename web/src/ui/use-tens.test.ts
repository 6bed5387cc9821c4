import { fc, test } from '@fast-check/vitest';
import { renderHook } from '@testing-library/react';
import { expect } from 'vitest';
import { useTens } from './use-tens.ts';

const lists = fc.array(fc.integer(), { maxLength: 35 });

test.prop([lists, lists])('tens hold the list, in order', (some, others) => {
  const { result, rerender } = renderHook(useTens<number>, { initialProps: some });
  expect(result.current.flat()).toEqual(some);
  rerender(others);
  expect(result.current.flat()).toEqual(others);
  expect(result.current.every((ten) => ten.length > 0 && ten.length <= 10)).toBe(true);
});

test.prop([fc.array(fc.integer(), { minLength: 1, maxLength: 35 }), fc.nat()])(
  'where one row is edited, every other ten is the same array as before',
  (rows, anyPlace) => {
    const place = anyPlace % rows.length;
    const { result, rerender } = renderHook(useTens<number>, { initialProps: rows });
    const before = result.current;
    rerender(rows.with(place, 0.5));
    const changed = result.current.flatMap((ten, index) => (ten === before[index] ? [] : index));
    expect(changed).toEqual([Math.floor(place / 10)]);
  },
);
