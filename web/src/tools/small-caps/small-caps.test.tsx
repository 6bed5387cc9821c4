import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Page } from './page.tsx';

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/tools/smallcap');
  render(<Page />);
});

const textbox = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const output = () => textbox('Output').value;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function type(text: string) {
  fireEvent.change(textbox('Input'), { target: { value: text } });
}

function choose(group: string, name: string) {
  const radios = screen.getByRole('group', { name: group });
  const radio = [...radios.querySelectorAll('input')].find(
    (input) => input.labels?.[0]?.textContent === name,
  );
  if (!radio) throw new Error(`${group} has no ${name}`);
  fireEvent.click(radio);
}

test('what is typed is converted beside it', () => {
  type('Hello 42');
  expect(output()).toBe('ʜᴇʟʟᴏ ₄₂');
});

test('the chosen glyphs are written', () => {
  type('qs1');
  expect(output()).toBe('ǫꜱ₁');
  choose('Letter q', 'ꞯ');
  choose('Letter s', 's');
  choose('Digits', '123');
  expect(output()).toBe('ꞯs1');
  expect(screen.getByText('ꞯ is an empty box before 1.16.')).toBeTruthy();
});

test('tags in the text are pointed out, and one button keeps them', () => {
  expect(screen.queryByRole('button', { name: 'Keep codes' })).toBeNull();
  type('<red>hi');
  press('Keep codes');
  expect(output()).toBe('<red>ʜɪ');
  expect(screen.queryByRole('button', { name: 'Keep codes' })).toBeNull();
});

test('an example fills the text and can be undone', () => {
  type('mine');
  press('Scoreboard');
  expect(textbox('Input').value).toContain('%vault_rank%');
  press('Undo');
  expect(textbox('Input').value).toBe('mine');
});
