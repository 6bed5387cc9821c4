import { textField } from '@fucina/tool-state';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { defineToolState } from '../state/tool-definition.ts';
import { Tool, useField } from './tool.tsx';
import { ToolActions } from './tool-actions.tsx';

const definition = defineToolState('sample', { text: textField() });

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/tools/sample');
});

function Text() {
  const [text, setText] = useField(definition, 'text');
  return <input value={text} onChange={(event) => setText(event.target.value)} />;
}

test('a button that has nothing left to do says so, keeps the focus, and does nothing', async () => {
  render(
    <Tool of={definition}>
      <Text />
      <ToolActions />
    </Tool>,
  );
  const text = screen.getByRole<HTMLInputElement>('textbox');
  const button = (name: string) => screen.getByRole('button', { name });
  const steps = [
    { name: 'Undo', shows: '' },
    { name: 'Redo', shows: 'typed' },
    { name: 'Start over', shows: '' },
  ];
  fireEvent.change(text, { target: { value: 'typed' } });
  for (const { name, shows } of steps) {
    expect(button(name).getAttribute('aria-disabled')).toBe('false');
    for (let presses = 0; presses < 2; presses += 1) {
      await userEvent.click(button(name));
      expect(text.value).toBe(shows);
      expect(button(name).getAttribute('aria-disabled')).toBe('true');
      expect(document.activeElement).toBe(button(name));
    }
  }
});
