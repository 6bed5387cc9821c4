import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createHistory, recordBeyondField, undo as undoStep } from '../state/history.ts';
import { useUndoKeys } from './use-undo-keys.ts';

afterEach(() => {
  vi.restoreAllMocks();
  history = createHistory('');
});

const undo = vi.fn();
const redo = vi.fn();
let history = createHistory('');

function Keys() {
  useUndoKeys({ get: () => history, undo, redo });
  return (
    <>
      <input aria-label="text" />
      <input aria-label="result" readOnly />
      <input type="checkbox" />
      <button type="button">press</button>
    </>
  );
}

function press(target: Element, key: string, modifiers: KeyboardEventInit = { ctrlKey: true }) {
  undo.mockClear();
  redo.mockClear();
  const isLeftToBrowser = fireEvent.keyDown(target, { key, ...modifiers });
  return [undo.mock.calls.length, redo.mock.calls.length, isLeftToBrowser];
}

test('the keys undo and redo from anywhere outside a text field', () => {
  render(<Keys />);
  const button = screen.getByRole('button');
  expect(press(button, 'z')).toEqual([1, 0, false]);
  expect(press(button, 'Z', { ctrlKey: true, shiftKey: true })).toEqual([0, 1, false]);
  expect(press(button, 'y')).toEqual([0, 1, false]);
  expect(press(screen.getByRole('checkbox'), 'z')).toEqual([1, 0, false]);
  expect(press(screen.getByRole('textbox', { name: 'result' }), 'z')).toEqual([1, 0, false]);
});

test('on a Mac they are pressed with ⌘', () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  render(<Keys />);
  const button = screen.getByRole('button');
  expect(press(button, 'z', { metaKey: true })).toEqual([1, 0, false]);
  expect(press(button, 'z')).toEqual([0, 0, true]);
});

test('a text field keeps its own undo', () => {
  render(<Keys />);
  expect(press(screen.getByRole('textbox', { name: 'text' }), 'z')).toEqual([0, 0, true]);
});

test('after a paste that changed more than its field, its undo is that of the tool', () => {
  render(<Keys />);
  const field = screen.getByRole('textbox', { name: 'text' });
  history = recordBeyondField(history, 'pasted');
  expect(press(field, 'z')).toEqual([1, 0, false]);
  expect(press(field, 'y')).toEqual([0, 0, true]);
  history = undoStep(history);
  expect(press(field, 'z')).toEqual([0, 0, true]);
  expect(press(field, 'y')).toEqual([0, 1, false]);
});

test('what was typed since then into a field beside the state is taken back by the field', () => {
  render(<Keys />);
  const field = screen.getByRole('textbox', { name: 'text' });
  history = recordBeyondField(history, 'added');
  fireEvent.input(field, { target: { value: 'next' } });
  expect(press(field, 'z')).toEqual([0, 0, true]);
  expect(press(screen.getByRole('button'), 'z')).toEqual([1, 0, false]);
});

test.each([
  ['without a modifier', 'z', {}],
  ['with Alt', 'z', { ctrlKey: true, altKey: true }],
  ['another key', 'x', { ctrlKey: true }],
])('%s nothing is undone', (_what, key, modifiers) => {
  render(<Keys />);
  expect(press(screen.getByRole('button'), key, modifiers)).toEqual([0, 0, true]);
});
