import { giveHead } from '@fucina/minecraft-item';
import { newestFamilyId, versionFamilies } from '@fucina/minecraft-item/inner';
import { words } from '@fucina/site/words';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { pack } from '../../state/packed.ts';
import { samePageLinks } from '../../state/same-page-links.ts';
import { Page } from './page.tsx';
import { favouriteFamily } from './state.ts';

const HASH = '292009a4925b58f02c77dadc3ecef07ea4c7472f64e0fdc32ce5522489362680';

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/texture/skulls');
  render(<Page />);
});

const textbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const commands = () => screen.getByRole('region', { name: 'Generated command' });

function type(name: string, text: string) {
  fireEvent.change(textbox(name), { target: { value: text } });
}

async function generate(text: string) {
  type('Player name or texture URL', text);
  fireEvent.click(screen.getByRole('button', { name: 'Generate command' }));
  return await within(commands()).findByRole('textbox', { name: 'Texture value' });
}

test('a texture gives a command for every range of versions, newest first', async () => {
  await generate(HASH);
  expect(within(commands()).getAllByRole('heading', { level: 3 })).toHaveLength(1);
  fireEvent.click(within(commands()).getByRole('button', { name: 'Other versions' }));
  const titles = within(commands()).getAllByRole('heading', { level: 3 });
  expect(titles.length).toBeGreaterThan(3);
  expect(titles[0]?.textContent).toMatch(/and newer$/);
  expect(commands().textContent).toContain('minecraft:profile');
});

test('name, lore, target and count reach the commands', async () => {
  await generate(HASH);
  type('Item name', 'Trophy');
  type('Lore line 1', 'Won in a duel');
  type('Target', 'Notch');
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Count' }), { target: { value: '7' } });
  await waitFor(() => {
    for (const part of ['Trophy', 'Won in a duel', 'give Notch ', ' 7'])
      expect(commands().textContent).toContain(part);
  });
});

test('a selector that some of the oldest versions lack is told there', async () => {
  await generate(HASH);
  type('Target', '@s[tag=x]');
  const told = await within(commands()).findByText('In these versions @s works from 1.12 on.');
  expect(told.closest('[role="group"]')?.textContent).toMatch(/^1\.8 – 1\.12\.2/);
});

test('a target that no command takes is told at its field, before there is a head too', async () => {
  fireEvent.pointerDown(document.body);
  type('Target', 'Marco Rossi');
  const told = 'The target must be a player’s name or a selector such as @p.';
  const sentence = await screen.findByText(told);
  expect(textbox('Target').getAttribute('aria-invalid')).toBe('true');
  expect(textbox('Target').getAttribute('aria-describedby')).toContain(sentence.id);
  type('Target', '@a');
  await waitFor(() => expect(screen.queryByText(told)).toBeNull());
  expect(textbox('Target').getAttribute('aria-invalid')).toBeNull();
});

test('a count that the version in front cannot give is told at its field, and at the command', async () => {
  favouriteFamily.set('1.8');
  await generate(HASH);
  const count = screen.getByRole('spinbutton', { name: 'Count' });
  fireEvent.change(count, { target: { value: '65' } });
  const told = 'These versions give 1 to 64.';
  await waitFor(() => expect(screen.getAllByText(told)).toHaveLength(2));
  const sentences = screen.getAllByText(told);
  expect(count.getAttribute('aria-invalid')).toBe('true');
  const described = count.getAttribute('aria-describedby');
  expect(sentences.some(({ id }) => id !== '' && described?.includes(id))).toBe(true);
  fireEvent.change(count, { target: { value: '64' } });
  await waitFor(() => expect(count.getAttribute('aria-invalid')).toBeNull());
  favouriteFamily.set(undefined);
});

test('a link that names a head shows its commands, with the name as the link has it', async () => {
  cleanup();
  window.history.replaceState(null, '', `/texture/skulls?player=${HASH}&name=Trophy`);
  render(<Page />);
  await within(commands()).findByRole('textbox', { name: 'Texture value' });
  expect(commands().textContent).toContain('Trophy');
});

test('a link to another head on the same page replaces the one that is shown', async () => {
  const shown = await generate(HASH);
  const before = (shown as HTMLTextAreaElement).value;
  const other = HASH.replaceAll('2', '3');
  act(() => {
    window.history.replaceState(null, '', `/texture/skulls?player=${other}`);
    samePageLinks.notify();
  });
  await waitFor(() => {
    const value = within(commands()).getByRole<HTMLTextAreaElement>('textbox', {
      name: 'Texture value',
    });
    expect(value.value).not.toBe(before);
  });
});

test('going back to another head shows its commands', async () => {
  await generate(HASH);
  act(() => {
    window.history.replaceState(null, '', `/texture/skulls?player=${HASH.replaceAll('2', '3')}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await waitFor(() =>
    expect(textbox('Player name or texture URL').value).toBe(HASH.replaceAll('2', '3')),
  );
  await within(commands()).findByRole('textbox', { name: 'Texture value' });
});

test('without a head in the link nothing is looked for, and typing looks for nothing', async () => {
  type('Player name or texture URL', HASH);
  await waitFor(() => expect(window.location.search).toContain('player='));
  expect(within(commands()).queryByRole('textbox', { name: 'Texture value' })).toBeNull();
});

test('neither does typing after a packed link without a head', async () => {
  cleanup();
  window.history.replaceState(null, '', `/texture/skulls#s=${await pack('name=Trophy')}`);
  render(<Page />);
  await waitFor(() => expect(textbox('Item name').value).toBe('Trophy'));
  type('Player name or texture URL', HASH);
  await waitFor(() => expect(window.location.search).toContain('player='));
  expect(within(commands()).queryByRole('textbox', { name: 'Texture value' })).toBeNull();
});

test('editing the player takes the commands of the old one away', async () => {
  await generate(HASH);
  type('Player name or texture URL', `${HASH} `);
  expect(within(commands()).queryByRole('heading', { level: 3 })).toBeNull();
});

test.each(['Undo', 'Start over'])(
  'after %s no commands are left of another text',
  async (action) => {
    await generate(HASH);
    await generate(HASH.replaceAll('2', '3'));
    fireEvent.click(screen.getByRole('button', { name: action }));
    await waitFor(() => expect(within(commands()).queryByRole('heading', { level: 3 })).toBeNull());
  },
);

function commandFor(name: string, lore: readonly string[]): string {
  const given = giveHead({ version: newestFamilyId, texture: HASH, name, lore });
  if (!given.ok) throw new Error(given.error.code);
  return given.value;
}

const lines = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Lore line/ }).map((l) => l.value);

test('a second command replaces the name and lore of the first one', async () => {
  await generate(commandFor('First', ['one', 'two']));
  await waitFor(() => expect(textbox('Item name').value).toBe('First'));
  await generate(commandFor('Second', []));
  await waitFor(() => expect(textbox('Item name').value).toBe('Second'));
  expect(lines()).toEqual(['', '', '']);
});

test('a command replaces no name and no lore that were typed', async () => {
  type('Item name', 'Mine');
  type('Lore line 1', 'also mine');
  await generate(commandFor('First', ['one']));
  await waitFor(() => expect(commands().textContent).toContain('also mine'));
  expect(textbox('Item name').value).toBe('Mine');
});

const count = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Count' });

test.each([
  [
    'newest',
    '/give Steve minecraft:player_head[minecraft:profile={properties:[{name:"textures",value:"VALUE"}]}] 5',
  ],
  ['before 1.13', '/give Steve skull 5 3 {SkullOwner:{Properties:{textures:[{Value:"VALUE"}]}}}'],
])('a command brings its target and its count: %s', async (_, command) => {
  const value = btoa(
    `{"textures":{"SKIN":{"url":"http://textures.minecraft.net/texture/${HASH}"}}}`,
  );
  await generate(command.replace('VALUE', value));
  await waitFor(() => expect(textbox('Target').value).toBe('Steve'));
  expect(count().value).toBe('5');
  await waitFor(() => expect(commands().textContent).toMatch(/\/give Steve .* 5/));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect([textbox('Target').value, count().value]).toEqual(['@p', '1']);
});

test.each(['3.5', '0', '9999'])(
  'the count %s is refused at its field, and stays there',
  (typed) => {
    fireEvent.change(count(), { target: { value: typed } });
    fireEvent.blur(count());
    const told = screen.getByText('Choose a whole number from 1 to 6,400.');
    expect(count().getAttribute('aria-describedby')).toContain(told.id);
    expect(count().value).toBe(typed);
  },
);

test('a second command brings its own target and count, and neither replaces what was typed', async () => {
  const command = commandFor('', []);
  await generate(command.replace('@p', 'Steve').replace(/1$/, '5'));
  await waitFor(() => expect(count().value).toBe('5'));
  await generate(command.replace('@p', '@a'));
  await waitFor(() => expect([textbox('Target').value, count().value]).toEqual(['@a', '1']));
  type('Target', 'Alex');
  fireEvent.change(count(), { target: { value: '7' } });
  await generate(command.replace('@p', 'Steve').replace(/1$/, '3'));
  await waitFor(() => expect(commands().textContent).toMatch(/\/give Alex .* 7/));
});

test('after a reload the next command replaces what the last one brought, too', async () => {
  await generate(commandFor('Boss', ['a']).replace('@p', 'Steve').replace(/1$/, '5'));
  await waitFor(() => expect(textbox('Target').value).toBe('Steve'));
  type('Lore line 1', 'mine');
  // The command in the address has these words, too.
  await waitFor(() =>
    expect(new URLSearchParams(window.location.search).get('lore')).toContain('mine'),
  );
  cleanup();
  render(<Page />);
  await within(commands()).findByRole('textbox', { name: 'Texture value' });
  await waitFor(() => expect(textbox('Item name').value).toBe('Boss'));
  await generate(commandFor('Hi', []).replace('@p', '@a').replace(/1$/, '64'));
  await waitFor(() => expect(textbox('Item name').value).toBe('Hi'));
  expect([textbox('Target').value, count().value, lines()[0]]).toEqual(['@a', '64', 'mine']);
});

test('a name beside the texture of a command is not taken for a player', async () => {
  const command = commandFor('', []).replace('profile={', 'profile={name:"Computer",');
  await generate(command);
  expect(screen.queryByRole('img', { name: 'Head of Computer' })).toBeNull();
  expect(localStorage.getItem('fucina.1.recent-players')).toBeNull();
});

test('nothing typed is refused at the field, without a command', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Generate command' }));
  await screen.findByText('Required', { selector: '[role=alert]' });
  expect(textbox('Player name or texture URL').getAttribute('aria-invalid')).toBe('true');
});

test.each([
  ['a'.repeat(5000), 'A player name has 16 characters at most: this one has 5,000.'],
  [
    'two words',
    'A player name has only letters, digits and underscores: a space cannot be part of it.',
  ],
  [
    `/give @p skull 1 3 {SkullOwner:"${'b'.repeat(40)}"}`,
    'A player name has 16 characters at most: this one has 40.',
  ],
])('a text that is no name is not quoted, at the field or in the toast: %#', async (typed, why) => {
  type('Player name or texture URL', typed);
  fireEvent.click(screen.getByRole('button', { name: 'Generate command' }));
  await screen.findByText(`Could not find this player. ${why}`, { selector: '[role=alert]' });
  await screen.findByText('Could not find this player.', { selector: '.toast div' });
});

test('lines of lore are added, moved and removed', () => {
  type('Lore line 1', 'first');
  fireEvent.click(screen.getByRole('button', { name: 'Move line 1 down' }));
  expect(lines()).toEqual(['', 'first', '']);
  fireEvent.click(screen.getByRole('button', { name: 'Add lore line' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove line 1' }));
  expect(lines()).toEqual(['first', '', '']);
});

test('the preview shows the name and lore as they are typed', async () => {
  expect(screen.queryByRole('region', { name: 'Item preview' })).toBeNull();
  type('Item name', '<gold>Trophy');
  const preview = screen.getByRole('region', { name: 'Item preview' });
  await within(preview).findByRole('img', { name: 'Trophy' });
  expect(preview.textContent).not.toContain('<gold>');
});

test('mistakes and codes of another notation are told below the preview, and corrected with one click', async () => {
  type('Lore line 2', 'a <bol>b</bold>');
  const preview = await screen.findByRole('region', { name: 'Item preview' });
  await userEvent.click(await within(preview).findByRole('button', { name: 'Write <bold>' }));
  expect(textbox('Lore line 2').value).toBe('a <bold>b</bold>');
  type('Item name', '&cRed');
  await within(preview).findByText('&c', { selector: 'mark' });
  expect(within(preview).queryByText('<bol>', { selector: 'mark' })).toBeNull();
});

test('the help counts the changes between the ranges of versions', () => {
  const count = versionFamilies.length - 1;
  const [english, italian] = [words.en.skulls.help.which.text, words.it.skulls.help.which.text];
  expect(english).toContain(
    `changed ${['', 'once', 'twice', 'three', 'four', 'five', 'six'][count]} times`,
  );
  expect(italian).toContain(
    `cambiato ${['', 'una', 'due', 'tre', 'quattro', 'cinque', 'sei'][count]} volte`,
  );
});

test('an item that is pasted into a field brings its name and its lore', async () => {
  await userEvent.click(textbox('Item name'));
  await userEvent.paste("name: '&6Boss'\nlore:\n- '&7A'\n- '&cB'");
  await expect.poll(() => textbox('Item name').value).toBe('<gold>Boss</gold>');
  expect(textbox('Lore line 1').value).toBe('<gray>A</gray>');
  expect(textbox('Lore line 2').value).toBe('<red>B</red>');
});

test('a notation that is not read stays letters, and that is told', async () => {
  await userEvent.click(textbox('Item name'));
  await userEvent.paste('[B]Boss[/B]');
  await screen.findByText(/^This notation is not read/, { selector: '.toast div' });
  expect(textbox('Item name').value).toBe('[B]Boss[/B]');
});

test('a command that is pasted into the field of the name is the head as well, unless there is one', async () => {
  const command = commandFor('Boss', ['a']).replace('@p', 'Steve');
  await userEvent.click(textbox('Item name'));
  await userEvent.paste(command);
  await expect.poll(() => textbox('Item name').value).toBe('Boss');
  expect(textbox('Player name or texture URL').value).toBe(command);
  fireEvent.click(screen.getByRole('button', { name: 'Generate command' }));
  await waitFor(() => expect(textbox('Target').value).toBe('Steve'));
  type('Player name or texture URL', 'Notch');
  await userEvent.click(textbox('Lore line 1'));
  await userEvent.paste(commandFor('Other', []));
  await expect.poll(() => textbox('Item name').value).toBe('Other');
  expect(textbox('Player name or texture URL').value).toBe('Notch');
  await screen.findByText(/^Name and lore were taken, the head stays\./, {
    selector: '.toast div',
  });
});

test('a command with a character by its name is refused for that', async () => {
  type(
    'Player name or texture URL',
    String.raw`/give @p player_head[profile=Notch,custom_name="\N{Snowman}"]`,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Generate command' }));
  const told = await screen.findAllByText(/^Characters by name, such as \\N\{Snowman\}/);
  expect(told.length).toBeGreaterThan(0);
});
