import { fc, test } from '@fast-check/vitest';
import { renderHook } from '@testing-library/react';
import { expect } from 'vitest';
import { useBlocks } from './use-blocks.ts';

const lists = fc.array(fc.integer(), { maxLength: 35 });

test.prop([lists, lists])('blocks hold the list, in order', (some, others) => {
  const { result, rerender } = renderHook(useBlocks<number>, { initialProps: some });
  expect(result.current.flat()).toEqual(some);
  rerender(others);
  expect(result.current.flat()).toEqual(others);
  expect(result.current.every((block) => block.length > 0 && block.length <= 10)).toBe(true);
});

test.prop([fc.array(fc.integer(), { minLength: 1, maxLength: 35 }), fc.nat()])(
  'where one row is edited, every other block is the same array as before',
  (rows, anyPlace) => {
    const place = anyPlace % rows.length;
    const { result, rerender } = renderHook(useBlocks<number>, { initialProps: rows });
    const before = result.current;
    rerender(rows.with(place, 0.5));
    const changed = result.current.flatMap((block, index) =>
      block === before[index] ? [] : index,
    );
    expect(changed).toEqual([Math.floor(place / 10)]);
  },
);
