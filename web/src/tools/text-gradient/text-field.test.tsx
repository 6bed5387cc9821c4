import { GRADIENT_FORMATS } from '@fucina/minecraft-text';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { Tool, useWholeState } from '../../tool/tool.tsx';
import { ColorList } from './color-list.tsx';
import { PresetMenu } from './preset-menu.tsx';
import { gradientState } from './state.ts';
import { StyleFields } from './style-fields.tsx';
import { TextField } from './text-field.tsx';

const text = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Text' });
const keep = () => screen.queryByRole('button', { name: 'Paste as it is' });
const shown = () => JSON.parse(screen.getByRole('status').textContent ?? '');

function State() {
  const { text: words, colors, bold } = useWholeState(gradientState);
  return <output>{JSON.stringify({ text: words, colors, bold })}</output>;
}

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/tools/textgradient');
  render(
    <Tool of={gradientState}>
      <TextField />
      <StyleFields />
      <ColorList />
      <PresetMenu />
      <State />
    </Tool>,
  );
});

async function paste(pasted: string, at: number) {
  await userEvent.click(text());
  text().setSelectionRange(at, at);
  await userEvent.paste(pasted);
  await expect.poll(keep).not.toBeNull();
}

test('what is pasted as it is leaves the other text and all colors as they were', async () => {
  const { colors } = shown();
  await paste('<b><red>big </red></b>', 0);
  expect(shown()).toEqual({ text: 'big ', colors: ['#ff5555'], bold: true });
  await userEvent.click(screen.getByRole('button', { name: 'Paste as it is' }));
  expect(shown()).toEqual({ text: '<b><red>big </red></b>Fucina', colors, bold: false });
  expect(keep()).toBeNull();
});

test.each(['Â§cHi', 'Ã‚Â§cHi'])('that codes had been damaged is told: %s', async (damaged) => {
  await paste(damaged, 0);
  expect(shown().text).toBe('Hi');
  expect(screen.getByText(/saved in a wrong encoding/)).toBeTruthy();
});

test('after another change there is nothing to go back to', async () => {
  await paste('&cHi', 6);
  await userEvent.click(screen.getByRole('button', { name: 'Frost' }));
  expect(keep()).toBeNull();
});

test('one undo in the field takes back all that a paste changed', async () => {
  const before = shown();
  await paste('<b><red>big </red></b>', 0);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(shown()).toEqual(before);
});

test('lines that are pasted become one', async () => {
  await paste('<red>one\n<blue>two', 0);
  expect(shown().text).toBe('one two');
  await act(async () => undefined);
});

test('a copied line has no space at its end', async () => {
  await paste('§cServer §lTop\r\n', 0);
  expect(shown().text).toBe('Server Top');
  await act(async () => undefined);
});

test.each([
  ['&#ff0000H&#00ff00i', '&#rrggbb'],
  ['§x§f§f§0§0§0§0H§x§0§0§f§f§0§0i', '§x§r§r§g§g§b§b'],
  ['&x&f&f&0&0&0&0H&x&0&0&f&f&0&0i', '&x&r&r&g&g&b&b'],
  ['{#ff0000}H{#00ff00}i', '{#rrggbb}'],
  ['{"text":"Hi","color":"#ff0000"}', 'JSON'],
])('the result of %s is offered in %s', async (pasted, format) => {
  expect(GRADIENT_FORMATS).toContain(format);
  await paste(pasted, 6);
  await userEvent.click(screen.getByRole('button', { name: `Write it in ${format}` }));
  await expect.poll(() => new URL(location.href).searchParams.get('format')).toBe(format);
  expect(screen.queryByRole('button', { name: /^Write it in/ })).toBeNull();
  expect(keep()).not.toBeNull();
});

test('where the result is in that notation already, nothing is offered', async () => {
  await paste('<b><red>big </red></b>', 6);
  expect(screen.queryByRole('button', { name: /^Write it in/ })).toBeNull();
});
