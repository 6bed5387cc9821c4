import { afterEach, expect, test } from 'vitest';
import { takeOver } from './take-over.ts';

afterEach(() => document.body.replaceChildren());

function content(...parts: readonly string[]): Element {
  const element = document.createElement('div');
  const rows = parts.map((part) => `<div data-part>${part}</div>`);
  element.innerHTML = `<div lang="en">${rows.join('')}</div>`;
  return element;
}

test('what has changed is replaced, and what has not is left alone', () => {
  const shown = content('up', 'days');
  const [state, days] = shown.querySelectorAll('[data-part]');
  takeOver(shown, content('down', 'days'));
  const [newState, sameDays] = shown.querySelectorAll('[data-part]');
  expect(newState?.textContent).toBe('down');
  expect(newState).not.toBe(state);
  expect(sameDays).toBe(days);
});

test('what is open stays open', () => {
  const shown = content('<details open><p>1</p></details><details></details>');
  takeOver(shown, content('<details><p>2</p></details><details></details>'));
  const states = [...shown.querySelectorAll('details')].map(({ open }) => open);
  expect(shown.textContent).toBe('2');
  expect(states).toEqual([true, false]);
});

test('a part that has the focus stays as it is', () => {
  const shown = content('<a href="/x">old</a>', '1');
  document.body.append(shown);
  shown.querySelector('a')?.focus();
  takeOver(shown, content('<a href="/x">new</a>', '2'));
  expect(shown.textContent).toBe('old2');
});

test('another page is taken as a whole: where there was nothing, with other parts or in another language', () => {
  const empty = document.createElement('div');
  takeOver(empty, content('up'));
  expect(empty.textContent).toBe('up');
  takeOver(empty, content('up', 'more'));
  expect(empty.textContent).toBe('upmore');
  const italian = content('su', 'più');
  italian.firstElementChild?.setAttribute('lang', 'it');
  takeOver(empty, italian);
  expect(empty.firstElementChild?.getAttribute('lang')).toBe('it');
});
