import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAfterPaint } from './use-after-paint.ts';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'performance',
    ],
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const nextFrame = () => act(() => vi.advanceTimersByTime(40));

test('a value follows the frame that it was first painted in', () => {
  const { result, rerender } = renderHook(useAfterPaint<string>, { initialProps: 'a' });
  rerender('ab');
  expect(result.current).toBe('a');
  nextFrame();
  expect(result.current).toBe('ab');
});

test('it waits until the browser has nothing more urgent to do, but not for long', () => {
  const whenIdle = vi.fn<typeof requestIdleCallback>().mockReturnValue(7);
  const cancelIdle = vi.fn<typeof cancelIdleCallback>();
  vi.stubGlobal('requestIdleCallback', whenIdle);
  vi.stubGlobal('cancelIdleCallback', cancelIdle);
  const { result, rerender, unmount } = renderHook(useAfterPaint<string>, { initialProps: 'a' });
  rerender('ab');
  nextFrame();
  expect(result.current).toBe('a');
  expect(whenIdle).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: 200 });
  act(() => whenIdle.mock.calls[0]?.[0]({ didTimeout: false, timeRemaining: () => 1 }));
  expect(result.current).toBe('ab');

  rerender('abc');
  nextFrame();
  unmount();
  expect(cancelIdle).toHaveBeenCalledExactlyOnceWith(7);
});

test('of values that come faster than frames the newest follows, without waiting for a pause', () => {
  const { result, rerender } = renderHook(useAfterPaint<string>, { initialProps: 'a' });
  rerender('ab');
  rerender('abc');
  nextFrame();
  expect(result.current).toBe('abc');
});

test('what is shown already is not waited for', () => {
  const { result, rerender } = renderHook(useAfterPaint<string>, { initialProps: 'a' });
  expect(vi.getTimerCount()).toBe(0);
  rerender('ab');
  rerender('a');
  nextFrame();
  expect(result.current).toBe('a');
  expect(vi.getTimerCount()).toBe(0);
});

test('leaving the page between the frame and the update calls it off', () => {
  const { rerender, unmount } = renderHook(useAfterPaint<string>, { initialProps: 'a' });
  rerender('ab');
  act(() => vi.advanceTimersToNextFrame());
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('leaving the page calls it off', () => {
  const { rerender, unmount } = renderHook(useAfterPaint<string>, { initialProps: 'a' });
  rerender('ab');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
