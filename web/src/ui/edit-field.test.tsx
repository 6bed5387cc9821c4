import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { editField, replaceSelection } from './edit-field.ts';

function Controlled({ start }: { readonly start: string }) {
  const [text, setText] = useState(start);
  return (
    <>
      <input aria-label="field" value={text} onChange={(event) => setText(event.target.value)} />
      <output>{text}</output>
    </>
  );
}

function field(start: string): HTMLInputElement {
  render(<Controlled start={start} />);
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'field' });
}

test.each([
  ['a b c', 'a <b>b</b> c', 5, 6],
  ['aaa', 'aaaa', 4, 4],
  ['aaaa', 'aaa', 0, 3],
  ['same', 'same', 1, 2],
])('%s becomes %s, and the page hears of it', (start, text, from, to) => {
  const input = field(start);
  act(() => editField(input, { text, from, to }));
  expect(input.value).toBe(text);
  expect([input.selectionStart, input.selectionEnd]).toEqual([from, to]);
  expect(screen.getByRole('status').textContent).toBe(text);
});

test('a selection is replaced as by typing', () => {
  const input = field('one two');
  input.setSelectionRange(4, 7);
  act(() => replaceSelection(input, 'three'));
  expect(screen.getByRole('status').textContent).toBe('one three');
});
