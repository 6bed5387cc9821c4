import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { lazyEngine } from './lazy.ts';
import { Page } from './page.tsx';

const textbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function lines(): string[] {
  const fields = screen.queryAllByRole<HTMLInputElement>('textbox', { name: /^Lore line \d+$/ });
  return fields.map((field) => field.value);
}

function drawn(): string[] {
  const preview = screen.getByRole('region', { name: 'Preview' });
  return [...preview.querySelectorAll('.game-line')].map((line) => line.textContent ?? '');
}

beforeAll(async () => {
  await lazyEngine.load();
});

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/tools/loregenerator');
  render(<Page />);
});

test('it starts with the lore of the specification', () => {
  expect(textbox('Title').value).toBe(
    '<b><gradient:#E43A96:#FBE108>Fucina (Lore Generator)</gradient></b>',
  );
  expect(lines()).toEqual(['', '<red>Welcome</red> <yellow>To</yellow>', '<u><b>Fucina!</b></u>']);
  expect(drawn()).toEqual([
    'Fucina (Lore Generator)',
    '\u200b',
    'Welcome To',
    'Fucina!',
    'minecraft:item',
    'NBT: 5 tag(s)',
  ]);
});

test('a line is added on submit, and the field is cleared', async () => {
  await userEvent.type(textbox('New lore line'), 'fourth{Enter}');
  expect(textbox('New lore line').value).toBe('');
  expect(textbox('Lore line 4').value).toBe('fourth');
  await press('Add line');
  expect(lines()).toHaveLength(5);
  expect(lines().at(-1)).toBe('');
  expect(drawn()[5]).toBe('\u200b');
});

test('Ctrl+Z right after a line was added takes it back, and then what is typed is the field’s', async () => {
  await userEvent.type(textbox('New lore line'), 'fourth{Enter}');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(lines()).toHaveLength(3);
  await userEvent.type(textbox('New lore line'), 'again{Enter}next');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(lines()).toHaveLength(4);
});

test('lines are edited, moved and deleted; moves outside the list are ignored', async () => {
  await userEvent.type(textbox('Lore line 1'), 'a');
  await press('Move line 1 up');
  await press('Move line 3 down');
  expect(lines()[0]).toBe('a');
  await press('Move line 1 down');
  expect(lines()[1]).toBe('a');
  await press('Delete line 2');
  expect(lines()).toHaveLength(2);
  await press('Undo');
  expect(lines()[1]).toBe('a');
});

test('nothing is refused', async () => {
  await userEvent.clear(textbox('Title'));
  await userEvent.type(textbox('Title'), '<<>§c');
  expect(textbox('Title').value).toBe('<<>§c');
  expect(textbox('Title').getAttribute('aria-invalid')).toBeNull();
  for (let left = lines().length; left > 0; left -= 1) await press('Delete line 1');
  expect(drawn()).toEqual(['<<>§c', 'minecraft:item', 'NBT: 5 tag(s)']);
});

test('what the engine says about a line belongs to its field', async () => {
  await userEvent.type(textbox('Lore line 1'), '<bol>x');
  const note = () =>
    document.getElementById(textbox('Lore line 1').getAttribute('aria-describedby') ?? '');
  await expect.poll(() => note()?.querySelector('code')?.textContent).toBe('<bol>x');
  expect(note()?.textContent).toContain('There is no tag “bol”, so it stays text.');
  expect(note()?.querySelector('mark')?.textContent).toBe('<bol>');
  await press('Write <bold>');
  expect(textbox('Lore line 1').value).toBe('<bold>x');
});

test('a fix for an older text does not undo what was typed since', async () => {
  await userEvent.type(textbox('Lore line 1'), '<bol>');
  const fix = await screen.findByRole('button', { name: 'Write <bold>' });
  fireEvent.change(textbox('Lore line 1'), { target: { value: '<bol>xyz' } });
  fireEvent.click(fix);
  expect(textbox('Lore line 1').value).toBe('<bol>xyz');
});

test('a tag left open is nothing to speak of, unless something else went wrong', async () => {
  const notes = () => textbox('Lore line 1').getAttribute('aria-describedby');
  await userEvent.type(textbox('Lore line 1'), '<gray>one <b>two');
  expect(notes()).toBeNull();
  await userEvent.type(textbox('Lore line 1'), '</bol>');
  await screen.findByText(/closes nothing/);
  const note = document.getElementById(notes() ?? '');
  expect(note?.textContent).toContain('Not closed: they last to the end of the line.');
});

test('lines deleted by keyboard leave the focus on the next one, the last time on the new line', async () => {
  screen.getByRole('button', { name: 'Delete line 3' }).focus();
  for (const left of [2, 1]) {
    await userEvent.keyboard('{Enter}');
    expect(lines()).toHaveLength(left);
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: `Delete line ${left}` }),
    );
  }
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(textbox('New lore line'));
});

test('the toolbar works on the field that had the focus last', async () => {
  const toolbar = within(screen.getByRole('toolbar', { name: 'Formatting' }));
  await userEvent.type(textbox('Lore line 1'), 'hot');
  textbox('Lore line 1').setSelectionRange(0, 3);
  await userEvent.click(toolbar.getByRole('button', { name: 'Red' }));
  expect(textbox('Lore line 1').value).toBe('<red>hot</red>');
  await userEvent.click(toolbar.getByRole('button', { name: 'Bold' }));
  expect(textbox('Lore line 1').value).toBe('<red><b>hot</b></red>');
  expect(drawn()[1]).toBe('hot');
});

test('the toolbar stays with a line that is moved, from one ten to the next too', async () => {
  for (const text of ['4', '5', '6', '7', '8', '9', 'tenth', '11']) {
    await userEvent.type(textbox('New lore line'), `${text}{Enter}`);
  }
  await userEvent.click(textbox('Lore line 10'));
  await press('Move line 10 down');
  await press('Red');
  expect(lines().slice(9)).toEqual(['11', 'tenth<red></red>']);
  expect(screen.getByText(/it goes into “Lore line 11”/)).toBeDefined();
});

test('several pasted lines become lines of lore, and codes are read', async () => {
  await userEvent.click(textbox('New lore line'));
  await userEvent.paste('&aone\n&btwo');
  expect(lines().slice(3)).toEqual(['<green>one</green>', '<aqua>two</aqua>']);
  await press('Keep as typed');
  expect(lines().slice(3)).toEqual(['&aone', '&btwo']);
});

test('another reading of a paste changes the texts, and not what was chosen since', async () => {
  await userEvent.click(textbox('New lore line'));
  await userEvent.paste('&aone\n&btwo');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Format' }), 'yaml');
  await press('Keep as typed');
  expect(lines().slice(3)).toEqual(['&aone', '&btwo']);
  expect(screen.getByRole('combobox', { name: 'Format' })).toHaveProperty('value', 'yaml');
});

test.each(['Title', 'Lore line 2', 'New lore line'])(
  'one undo in the field takes back all lines that were pasted into %s',
  async (name) => {
    const before = lines();
    await userEvent.click(textbox(name));
    await userEvent.paste('&aone\n&btwo');
    await expect.poll(lines).not.toEqual(before);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(lines()).toEqual(before);
  },
);

test('two pastes in a row are both there', async () => {
  await userEvent.click(textbox('Lore line 1'));
  const data = { getData: () => 'a\nb' };
  for (const times of [1, 2])
    fireEvent.paste(textbox(`Lore line ${times}`), { clipboardData: data });
  await expect.poll(lines).toHaveLength(5);
  expect(lines().join()).toContain('b');
  expect(lines().filter((line) => line.includes('a'))).toHaveLength(3);
});

test('the names of the controls are told apart', () => {
  expect(screen.getAllByRole('textbox', { name: /Title/ })).toHaveLength(1);
  expect(screen.getAllByRole('textbox', { name: /New lore line/ })).toHaveLength(1);
  expect(screen.getAllByRole('region', { name: /Preview/ })).toHaveLength(1);
  for (const name of [
    /Copy title/,
    /Add line/,
    /Move line 1 up/,
    /Delete line 1/,
    /Copy all lines/,
  ]) {
    expect(screen.getAllByRole('button', { name })).toHaveLength(1);
  }
});

test('the format keeps the focus while what is copied is refused, and after', async () => {
  const format = screen.getByRole('combobox', { name: 'Format' });
  await userEvent.selectOptions(format, 'give');
  const item = await screen.findByRole('textbox', { name: 'Item id' });
  await userEvent.type(item, ' %');
  await screen.findByText(/^An item id has lower-case letters/);
  expect(item.getAttribute('aria-invalid')).toBe('true');
  const described = item.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toMatch(/^An item id has/);
  expect(format.isConnected).toBe(true);
  await userEvent.clear(item);
  await userEvent.type(item, 'stick');
  await expect.poll(() => screen.queryByText(/^An item id has/)).toBeNull();
  expect(format.isConnected).toBe(true);
});

test('what is copied has what was typed, also before it is shown', async () => {
  userEvent.setup();
  fireEvent.change(textbox('Lore line 2'), { target: { value: 'Newest' } });
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toContain('Newest'));
});
