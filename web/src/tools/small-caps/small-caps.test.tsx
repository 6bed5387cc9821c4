import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

test.each([
  ['/tellraw @a {"text":"Hi","color":"red"}', '<red>Hi</red>'],
  ['{"text":"Hi"}', 'Hi'],
  ["```yml\nlore:\n- '&7A'\n- '&cB'\n```", '&7A\n&cB'],
  ["title: '&6&lShop'", '&6&lShop'],
  ["name: '<gold>Shop<br>Two'", '<gold>Shop<br>Two'],
  ['&cHi\n[b]x', '&cHi\n[b]x'],
  ['\ufeffHi', 'Hi'],
])('of %j the words are pasted', async (pasted, text) => {
  const user = userEvent.setup();
  await user.click(textbox('Input'));
  await user.paste(pasted);
  await expect.poll(() => textbox('Input').value).toBe(text);
});

test('tags that a paste brings are kept as they are, in the same step', async () => {
  const user = userEvent.setup();
  await user.click(textbox('Input'));
  await user.paste("```yml\nname: '&cHi'\n```");
  await expect.poll(() => textbox('Output').value).toBe('&cʜɪ');
  press('Undo');
  expect(textbox('Input').value).toBe('');
});

test.each([
  ["title: '&6&lShop'", 'Only the text inside was taken over, as it was.'],
  [
    '{"text":"Hi","color":"red"}',
    'Only the text inside was taken over; its colours and styles are now MiniMessage tags.',
  ],
])('what is done with %j is said, and one button pastes it as it is', async (pasted, said) => {
  const user = userEvent.setup();
  await user.click(textbox('Input'));
  await user.paste(pasted);
  expect(await screen.findByText(said)).toBeTruthy();
  press('Paste as it is');
  expect(textbox('Input').value).toBe(pasted);
  expect(screen.queryByText(said)).toBeNull();
  press('Undo');
  expect(textbox('Input').value).not.toBe(pasted);
});

test('after other words were typed there is nothing to return to', async () => {
  const user = userEvent.setup();
  await user.click(textbox('Input'));
  await user.paste("title: '&6&lShop'");
  await screen.findByRole('button', { name: 'Paste as it is' });
  type('mine');
  expect(screen.queryByRole('button', { name: 'Paste as it is' })).toBeNull();
});

test('an example fills the text and can be undone', () => {
  type('mine');
  press('Scoreboard');
  expect(textbox('Input').value).toContain('%vault_rank%');
  press('Undo');
  expect(textbox('Input').value).toBe('mine');
});

test('chat shows the result, in the colors of codes that are kept', async () => {
  const chat = within(screen.getByRole('region', { name: 'As chat shows it' }));
  expect(chat.getByRole('img', { name: 'ᴛʏᴘᴇ ᴏʀ ᴘᴀꜱᴛᴇ ʏᴏᴜʀ ᴛᴇxᴛ ʜᴇʀᴇ' })).toBeTruthy();
  type('<red>hi\n&aho');
  expect(await chat.findByRole('img', { name: '<ʀᴇᴅ>ʜɪ' })).toBeTruthy();
  press('Keep codes');
  const [red, green] = await Promise.all([
    chat.findByRole('img', { name: 'ʜɪ' }),
    chat.findByRole('img', { name: 'ʜᴏ' }),
  ]);
  expect(red.innerHTML).toContain('#ff5555');
  expect(green.innerHTML).toContain('#55ff55');
});
