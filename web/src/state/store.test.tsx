import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createListeners, createStore, useStore } from './store.ts';

const count = createStore(0);

function Count() {
  return <output>{useStore(count)}</output>;
}

test('a component shows the value of a store, and the next ones', () => {
  render(<Count />);
  expect(screen.getByRole('status').textContent).toBe('0');
  act(() => count.set(2));
  expect(screen.getByRole('status').textContent).toBe('2');
});

test('a prerendered page has the first value', () => {
  count.set(5);
  expect(renderToString(<Count />)).toBe('<output>0</output>');
});

test('who has left is not called any more', () => {
  const store = createStore('one');
  const left = vi.fn();
  const stays = vi.fn();
  store.subscribe(stays);
  store.subscribe(left)();
  store.set('two');
  expect([left.mock.calls.length, stays.mock.calls.length]).toEqual([0, 1]);
});

test('something begins for the first listener, ends after the last, and begins again', () => {
  const happened: string[] = [];
  const { subscribe } = createListeners(() => {
    happened.push('begins');
    return () => happened.push('ends');
  });
  const first = subscribe(() => undefined);
  const second = subscribe(() => undefined);
  first();
  expect(happened).toEqual(['begins']);
  second();
  second();
  expect(happened).toEqual(['begins', 'ends']);
  subscribe(() => undefined)();
  expect(happened).toEqual(['begins', 'ends', 'begins', 'ends']);
});
