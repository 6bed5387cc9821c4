import { flagField } from '@fucina/tool-state';
import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createFakeStorage } from './fake-storage.ts';
import { createStoredValue, useStoredValue } from './stored-value.ts';

function storedFlag(text: string) {
  const storage = createFakeStorage([['animate-previews', text]]);
  return createStoredValue('animate-previews', flagField(true), storage.openTab());
}

test('all components that read a value show a change of it', () => {
  const stored = storedFlag('0');
  const [one, other] = [0, 1].map(() => renderHook(() => useStoredValue(stored)).result);
  expect(one?.current[0]).toBe(false);
  act(() => one?.current[1](true));
  expect([one, other].map((result) => result?.current[0])).toEqual([true, true]);
});

const off = storedFlag('0');

function Flag() {
  return String(useStoredValue(off)[0]);
}

test('a page that is built shows the default, whatever is stored', () => {
  expect(renderToString(<Flag />)).toBe('true');
});
