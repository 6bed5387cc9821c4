import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Tool, useField } from '../../tool/tool.tsx';
import { gradientState } from './state.ts';
import { TextField } from './text-field.tsx';

vi.mock('./read-pasted.ts', () => {
  throw new Error('there is no network');
});

function Kept() {
  return <output>{useField(gradientState, 'text')[0]}</output>;
}

test('without network a text is pasted where the caret is', async () => {
  render(
    <Tool of={gradientState}>
      <TextField />
      <Kept />
    </Tool>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Text' });
  await userEvent.click(field);
  field.setSelectionRange(2, 4);
  await userEvent.paste('<b>\n x');
  await expect.poll(() => field.value).toBe('Fu<b> xna');
  expect(screen.getByRole('status').textContent).toBe('Fu<b> xna');
});
