import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSettled } from './use-settled.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('a value follows when it has not changed for the time that was given', () => {
  const { result, rerender } = renderHook(({ value }) => useSettled(value, 150), {
    initialProps: { value: 'a' },
  });
  expect(result.current).toBe('a');
  rerender({ value: 'ab' });
  pass(100);
  rerender({ value: 'abc' });
  pass(100);
  expect(result.current).toBe('a');
  pass(50);
  expect(result.current).toBe('abc');
});
