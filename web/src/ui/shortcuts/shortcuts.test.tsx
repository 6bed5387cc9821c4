import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type KeyPress, matchesKeys } from './key-press.ts';
import { listedShortcuts, useListedShortcuts } from './listed-shortcuts.ts';
import { defineShortcuts, findShortcut } from './shortcut-group.ts';
import { singleKeys } from './single-keys.ts';

afterEach(() => {
  vi.restoreAllMocks();
  singleKeys.set('on');
});

function pressed(key: string, changes: Partial<KeyPress> = {}): KeyPress {
  return {
    key,
    code: '',
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    ...changes,
  };
}

test.each([
  ['Mod K', pressed('k', { ctrlKey: true })],
  ['Mod K', pressed('K', { ctrlKey: true })],
  ['Mod Shift Z', pressed('Z', { ctrlKey: true, shiftKey: true })],
  ['?', pressed('?', { shiftKey: true })],
  ['/', pressed('/')],
  ['/', pressed('/', { shiftKey: true })],
  ['A', pressed('a')],
  ['Space', pressed(' ')],
  ['Shift ArrowUp', pressed('ArrowUp', { shiftKey: true })],
  ['Alt T', pressed('†', { altKey: true, code: 'KeyT' })],
])('%s is pressed', (keys, event) => expect(matchesKeys(keys, event)).toBe(true));

test.each([
  ['Mod K', pressed('k')],
  ['Mod K', pressed('k', { ctrlKey: true, shiftKey: true })],
  ['Mod K', pressed('k', { metaKey: true })],
  ['Mod Z', pressed('Z', { ctrlKey: true, shiftKey: true })],
  ['/', pressed('/', { ctrlKey: true })],
  ['A', pressed('A', { shiftKey: true })],
  ['ArrowUp', pressed('ArrowUp', { shiftKey: true })],
  ['ArrowUp', pressed('ArrowUp', { altKey: true })],
])('%s is not pressed by other keys', (keys, event) =>
  expect(matchesKeys(keys, event)).toBe(false),
);

test('on a Mac Mod is ⌘, and Ctrl stays Ctrl', () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  expect(matchesKeys('Mod K', pressed('k', { metaKey: true }))).toBe(true);
  expect(matchesKeys('Mod K', pressed('k', { ctrlKey: true }))).toBe(false);
  expect(matchesKeys('Ctrl Y', pressed('y', { ctrlKey: true }))).toBe(true);
});

const group = defineShortcuts('shortcuts.site', {
  search: { name: 'search.title', keys: ['Mod K', '/'] },
});

test('shortcuts of a single character do nothing once they are switched off', () => {
  expect(findShortcut(group, pressed('/'))).toBe('search');
  singleKeys.set('off');
  expect(findShortcut(group, pressed('/'))).toBeUndefined();
  expect(findShortcut(group, pressed('k', { ctrlKey: true }))).toBe('search');
});

function Part() {
  useListedShortcuts(group);
  return null;
}

test('a group is listed while one of its components is on the page', () => {
  const first = render(<Part />);
  const second = render(<Part />);
  first.unmount();
  expect(listedShortcuts()).toEqual([group]);
  second.unmount();
  expect(listedShortcuts()).toEqual([]);
});
