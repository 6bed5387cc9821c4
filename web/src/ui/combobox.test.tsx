import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Combobox } from './combobox.tsx';

const entries = [
  { value: 'minimessage', label: 'MiniMessage' },
  { value: 'ampersand', label: '&#rrggbb' },
  { value: 'angle', label: '<#rrggbb>' },
];

function renderCombobox() {
  const onValueChange = vi.fn();
  render(
    <Combobox
      title="Format"
      entries={entries}
      defaultValue="minimessage"
      searchPlaceholder="Search formats…"
      onValueChange={onValueChange}
    />,
  );
  const combobox = screen.getByRole<HTMLInputElement>('combobox', { name: 'Format' });
  return { combobox, onValueChange };
}

const names = () => screen.queryAllByRole('option').map((option) => option.textContent);
const activeName = (combobox: HTMLElement) =>
  document.getElementById(combobox.getAttribute('aria-activedescendant') ?? '')?.textContent;

test('closed, it shows the chosen entry and no list', () => {
  const { combobox } = renderCombobox();
  expect(combobox.value).toBe('MiniMessage');
  expect(combobox.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a click shows all entries, the chosen one marked, and the search placeholder', async () => {
  const { combobox } = renderCombobox();
  await userEvent.click(combobox);
  expect(names()).toEqual(['MiniMessage', '&#rrggbb', '<#rrggbb>']);
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('MiniMessage');
  expect(combobox.placeholder).toBe('Search formats…');
  expect(screen.getByRole('listbox', { name: 'Format' }).id).toBe(
    combobox.getAttribute('aria-controls'),
  );
});

test('choosing an entry reports it, shows it and closes the list', async () => {
  const { combobox, onValueChange } = renderCombobox();
  await userEvent.click(combobox);
  await userEvent.click(screen.getByRole('option', { name: '&#rrggbb' }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('ampersand');
  expect(combobox.value).toBe('&#rrggbb');
  expect(names()).toEqual([]);
});

test('choosing the chosen entry clears the choice', async () => {
  const { combobox, onValueChange } = renderCombobox();
  await userEvent.click(combobox);
  await userEvent.click(screen.getByRole('option', { name: 'MiniMessage' }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(combobox.value).toBe('');
  expect(combobox.placeholder).toBe('Format');
});

test('typing narrows the list, whatever the case', async () => {
  const { combobox } = renderCombobox();
  await userEvent.click(combobox);
  await userEvent.keyboard('RRGG');
  expect(names()).toEqual(['&#rrggbb', '<#rrggbb>']);
  await userEvent.keyboard('{Enter}');
  expect(combobox.value).toBe('&#rrggbb');
});

test('a search without a result says so', async () => {
  const { combobox } = renderCombobox();
  await userEvent.click(combobox);
  await userEvent.keyboard('react');
  expect(screen.getByText('No framework found.')).toBeTruthy();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('the keyboard alone opens, moves, wraps around, chooses and leaves', async () => {
  const { combobox, onValueChange } = renderCombobox();
  await userEvent.tab();
  expect(document.activeElement).toBe(combobox);
  await userEvent.keyboard('{ArrowDown}');
  expect(activeName(combobox)).toBe('MiniMessage');
  await userEvent.keyboard('{ArrowUp}');
  expect(activeName(combobox)).toBe('<#rrggbb>');
  await userEvent.keyboard('{Escape}');
  expect(combobox.value).toBe('MiniMessage');
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('ampersand');
});

test('leaving it closes the list and keeps the choice', async () => {
  const { combobox } = renderCombobox();
  await userEvent.click(combobox);
  await userEvent.keyboard('x');
  await userEvent.tab();
  expect(combobox.value).toBe('MiniMessage');
  expect(combobox.getAttribute('aria-expanded')).toBe('false');
});

test('a parent may keep the choice', async () => {
  render(<Combobox title="Format" entries={entries} value="angle" />);
  const combobox = screen.getByRole<HTMLInputElement>('combobox');
  await userEvent.click(combobox);
  await userEvent.click(screen.getByRole('option', { name: '&#rrggbb' }));
  expect(combobox.value).toBe('<#rrggbb>');
});
