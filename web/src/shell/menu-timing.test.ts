import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMenuTimer } from './menu-timing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function menu() {
  const shown: (string | null)[] = [];
  const timer = createMenuTimer<string>((id) => shown.push(id), Date.now);
  return { timer, shown };
}

test('a menu opens when the pointer has rested on it for 200 ms', () => {
  const { timer, shown } = menu();
  timer.enter('tools');
  vi.advanceTimersByTime(199);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['tools']);
});

test('a pointer that only passes opens nothing', () => {
  const { timer, shown } = menu();
  timer.enter('tools');
  vi.advanceTimersByTime(100);
  timer.leave();
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([]);
});

test('a menu closes 150 ms after the pointer left, unless it comes back', () => {
  const { timer, shown } = menu();
  timer.press('tools');
  timer.leave();
  vi.advanceTimersByTime(149);
  timer.enter('tools');
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual(['tools']);
  timer.leave();
  vi.advanceTimersByTime(150);
  expect(shown).toEqual(['tools', null]);
});

test('the next menu opens at once beside an open one', () => {
  const { timer, shown } = menu();
  timer.press('tools');
  timer.enter('texture');
  expect(shown).toEqual(['tools', 'texture']);
});

test('within 300 ms after closing the next menu opens at once, later it waits again', () => {
  const { timer, shown } = menu();
  timer.press('tools');
  timer.close();
  vi.advanceTimersByTime(299);
  timer.enter('texture');
  expect(shown).toEqual(['tools', null, 'texture']);
  timer.close();
  vi.advanceTimersByTime(300);
  timer.enter('tools');
  expect(shown).toHaveLength(4);
  vi.advanceTimersByTime(200);
  expect(shown.at(-1)).toBe('tools');
});

test('a click cancels what the pointer began', () => {
  const { timer, shown } = menu();
  timer.enter('tools');
  timer.close();
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([null]);
});

test('a click keeps open what the resting pointer opened, the next one closes it', () => {
  const { timer, shown } = menu();
  timer.enter('tools');
  vi.advanceTimersByTime(200);
  timer.press('tools');
  expect(shown).toEqual(['tools']);
  timer.press('tools');
  expect(shown).toEqual(['tools', null]);
});
