import { words } from '@fucina/site/words';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { NavigationContext, nowhere } from '../navigation/use-navigation.ts';
import { WordsProvider } from '../words/use-words.tsx';
import { openWords } from '../words/words-store.ts';
import { Palette } from './palette.tsx';
import { recentItems } from './recent-items.ts';

const visit = vi.fn();
const close = vi.fn();
const findExample = vi.fn(async () => ({ ok: true, value: '/tools/motd?line1=x' }) as const);

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  recentItems.set([]);
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
});

async function open(asked = '', language: 'en' | 'it' = 'en') {
  const store = await openWords(language, ['translation'], async (code) => words[code]);
  const navigation = { ...nowhere, visit };
  render(
    <WordsProvider store={store}>
      <NavigationContext value={navigation}>
        <Palette asked={{ query: asked }} findExample={findExample} onClose={close} />
      </NavigationContext>
    </WordsProvider>,
  );
  return userEvent.setup();
}

const field = () => screen.getByRole('combobox');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent ?? '');
const first = async (start: string) => {
  await expect.poll(() => options()[0]).toMatch(new RegExp(`^${start}`));
};

test('it opens with all tools, and the keys choose one', async () => {
  const user = await open();
  expect(document.activeElement).toBe(field());
  const tools = within(screen.getByRole('group', { name: 'Tools' }));
  expect(tools.getAllByRole('option').length).toBeGreaterThan(9);
  await user.keyboard('{ArrowDown}');
  const active = document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
  expect(active).toBe(screen.getAllByRole('option')[1]);
  expect(active?.getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(field().getAttribute('aria-activedescendant')).toBe(
    screen.getAllByRole('option').at(-1)?.id,
  );
});

test.each([
  ['en', 'gradient', 'Text gradient', '/tools/textgradient'],
  ['en', 'gradeint', 'Text gradient', '/tools/textgradient'],
  ['en', 'sfumato', 'Text gradient', '/tools/textgradient'],
  ['it', 'stato server', 'Stato del server', '/tools/server-status'],
  ['it', 'server status', 'Stato del server', '/tools/server-status'],
  ['en', 'convert to snbt', 'Convert to SNBT', '/tools/text#output-snbt'],
  ['it', 'convert snbt', 'Converti in', '/tools/text#output-snbt'],
  ['en', 'why x stays', 'Why x stays x', '/tools/smallcap#help-x'],
] as const)('in %s, “%s” finds “%s”', async (language, query, title, address) => {
  const user = await open('', language);
  await user.type(field(), query);
  await first(title);
  await user.keyboard('{Enter}');
  await expect.poll(() => visit).toHaveBeenCalledWith(address);
  expect(close).toHaveBeenCalled();
});

test('what it is opened with is searched for at once', async () => {
  await open('motd');
  await first('Server message|MOTD');
});

test('an example opens its tool filled', async () => {
  const user = await open('example network');
  await first('Network');
  await user.keyboard('{Enter}');
  expect(findExample).toHaveBeenCalledWith('motd', 'network');
  await expect.poll(() => visit).toHaveBeenCalledWith('/tools/motd?line1=x');
});

test('a setting is changed in place', async () => {
  const user = await open('dark theme');
  await first('Switch to dark theme');
  await user.click(screen.getAllByRole('option')[0] as HTMLElement);
  expect(document.documentElement.classList.contains('dark')).toBe(true);
  expect(visit).not.toHaveBeenCalled();
});

test('what was chosen before comes first', async () => {
  const user = await open('skin viewer');
  await first('Skin viewer');
  await user.keyboard('{Enter}');
  expect(recentItems.get()).toEqual(['page:skins']);
  await user.clear(field());
  const recent = within(await screen.findByRole('group', { name: 'Recent' }));
  expect(recent.getAllByRole('option')[0]?.textContent).toMatch(/^Skin viewer/);
});

test('words that find nothing are offered to the tools for text', async () => {
  const user = await open();
  await user.type(field(), 'qqqqqq');
  await expect
    .poll(options)
    .toEqual([
      'Show the skin of qqqqqq',
      'Make the head of qqqqqq',
      'Write this in small caps',
      'Colour this with a gradient',
    ]);
  const offers = within(screen.getByRole('group', { name: 'What you entered' }));
  await user.click(offers.getAllByRole('option')[2] as HTMLElement);
  await expect.poll(() => visit).toHaveBeenCalledWith('/tools/smallcap?text=qqqqqq');
});

test('a name that resembles a word of the help comes before the help', async () => {
  await open('Notch');
  await first('Show the skin of Notch');
});

test('a name that only resembles words is offered as that of a player, too', async () => {
  await open('Notch');
  await expect
    .poll(options)
    .toEqual(expect.arrayContaining(['Show the skin of Notch', 'Make the head of Notch']));
});

test('what is pasted is kept whole and recognised, although words in it are found', async () => {
  const user = await open();
  const script = 'cd /srv\njava -Xmx4G -jar server.jar';
  await user.click(field());
  await user.paste(script);
  expect(field()).toHaveProperty('value', 'cd /srv java -Xmx4G -jar server.jar');
  await user.click(await screen.findByRole('option', { name: 'Explain this start line' }));
  expect(visit).toHaveBeenCalledWith(`/tools/server#explain=${encodeURIComponent(script)}`);
});

test('below a pasted file there is nothing that its words only resemble', async () => {
  const user = await open();
  await user.click(field());
  await user.paste("messages:\n  server: '&aServer status'\n  theme: '&cDark theme'\n");
  await expect
    .poll(options)
    .toEqual(['Open this file in the config studio', 'Convert this text (& codes)']);
});

test.each([
  ['#ff00aa', '/tools/textgradient?colors=%23FF00AA'],
  ['cd /srv\njava -Xmx4G -jar server.jar', '/tools/server#explain='],
  ['<gold>server status', '/tools/text?text='],
  ['/give @p diamond_sword', '/tools/loregenerator?'],
  ['qqqqqq', '/texture/skins?player=qqqqqq'],
  ['gradient', '/tools/textgradient'],
])('Enter right after “%s” is pasted opens the first that is found', async (text, address) => {
  const user = await open();
  await user.click(field());
  await user.paste(text);
  await user.keyboard('{Enter}');
  await expect.poll(() => visit).toHaveBeenCalledWith(expect.stringContaining(address));
  expect(visit).toHaveBeenCalledTimes(1);
  expect(close).toHaveBeenCalledTimes(1);
});

test('Enter right after words that were typed opens the first that is found', async () => {
  const user = await open();
  await user.type(field(), 'server status{Enter}');
  await expect.poll(() => visit).toHaveBeenCalledWith('/tools/server-status');
});

test.each([
  ['{ArrowDown}{ArrowUp}', 0],
  ['{ArrowDown}', 1],
  ['{ArrowDown}{PageUp}{ArrowDown}{ArrowDown}', 2],
])('%s right after words that were typed moves in what is found', async (keys, place) => {
  const user = await open();
  await user.type(field(), `server status${keys}`);
  await first('Server status');
  const active = () => field().getAttribute('aria-activedescendant');
  await expect.poll(active).toBe(screen.getAllByRole('option')[place]?.id);
  await user.keyboard('{Enter}');
  await expect.poll(() => visit).toHaveBeenCalledTimes(1);
});

test('a long pasted text is packed into the link', async () => {
  const user = await open();
  await user.click(field());
  await user.paste(`<gold>${'forge '.repeat(500)}`);
  await user.click(await screen.findByRole('option', { name: 'Convert this text (MiniMessage)' }));
  await expect.poll(() => visit).toHaveBeenCalledWith(expect.stringMatching(/^\/tools\/text#s=/));
});

test('a pasted give command opens as an item', async () => {
  const user = await open();
  await user.click(field());
  await user.paste('/give @p diamond_sword[lore=[{"text":"One"},{"text":"Two"}]] 1');
  await user.click(await screen.findByRole('option', { name: /in the lore generator/ }));
  await expect.poll(() => visit).toHaveBeenCalled();
  const query = new URL(String(visit.mock.calls[0]?.[0]), 'https://x').searchParams;
  expect(query.get('item')).toMatch(/diamond_sword/);
  expect(query.get('lines')?.split('\n')).toHaveLength(2);
});

test('how much was found is announced', async () => {
  await open('snbt');
  await expect.poll(() => screen.getByRole('status').textContent).toMatch(/^\d+ results?$/);
});
