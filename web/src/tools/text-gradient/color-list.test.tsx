import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Tool } from '../../tool/tool.tsx';
import { ColorList } from './color-list.tsx';
import { gradientState } from './state.ts';

test('a color beyond the last that fits stays in the field', async () => {
  const colors = Array.from({ length: 64 }, () => '%23ff0000').join();
  history.replaceState(null, '', `/tools/textgradient?colors=${colors}`);
  render(
    <Tool of={gradientState}>
      <ColorList />
    </Tool>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'New colour' });
  await userEvent.type(field, '#123456{Enter}');
  const list = screen.getByRole('list', { name: 'Colours' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(64);
  expect(field.value).toBe('#123456');
});

test('a code of the chat, or the name of its color, becomes the color', async () => {
  history.replaceState(null, '', '/tools/textgradient');
  render(
    <Tool of={gradientState}>
      <ColorList />
    </Tool>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'New colour' });
  await userEvent.type(field, '&6{Enter}§C{Enter}<dark_aqua>{Enter}red{Enter}');
  const first = screen.getByRole<HTMLInputElement>('textbox', { name: 'Colour 1' });
  await userEvent.clear(first);
  await userEvent.type(first, '&a');
  const list = screen.getByRole('list', { name: 'Colours' });
  const values = within(list)
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ value }) => value);
  expect(values).toEqual(['#55FF55', '#FBE108', '#FFAA00', '#FF5555', '#00AAAA', '#FF5555']);
});
