import { layOut, writeTarget } from '@fucina/server-message';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { storedIcon } from '../../icon-studio/stored-icon.ts';
import { pack } from '../../state/packed.ts';
import { FIRST_OUTPUT } from './first-output.ts';
import { lazyEngine, lazyReader } from './lazy.ts';
import { Page } from './page.tsx';
import { motdState } from './state.ts';
import { messageOf } from './use-laid-out.ts';

const textbox = (name: string | RegExp) =>
  screen.getByRole<HTMLInputElement | HTMLTextAreaElement>('textbox', { name });
const choose = (name: string, choice: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name }), choice);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = (name: string, value: string) =>
  fireEvent.change(textbox(name), { target: { value } });
const preview = () => screen.getByRole('region', { name: 'In the server list' });
const drawn = (inside = preview()) =>
  [...inside.querySelectorAll('.game-server-description .game-line')].map((line) =>
    line.textContent?.trim(),
  );
const output = () => screen.findByRole('textbox', { name: 'Result 1' });

async function expectOutput(text: string | RegExp) {
  const value = async () => ((await output()) as HTMLTextAreaElement).value;
  await expect.poll(value).toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
}

const FOLDS = {
  count: 'Player count and its tooltip',
  file: 'Take it from a file',
  live: 'Compare with your server',
};

/** What few need is folded. */
async function renderOpened(...folds: readonly (keyof typeof FOLDS)[]) {
  render(<Page />);
  for (const fold of folds) await press(FOLDS[fold]);
}

beforeAll(async () => {
  await Promise.all([lazyEngine.load(), lazyReader.load()]);
});

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/tools/motd');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  storedIcon.set('');
});

test('the first output is what the engine writes', () => {
  const message = layOut(messageOf(motdState.initial));
  expect({ ...writeTarget(motdState.initial.target, message) }).toEqual(FIRST_OUTPUT);
});

test('both lines are drawn, and written for server.properties', async () => {
  render(<Page />);
  type('Line 1', '<gold>Forge');
  type('Line 2', 'open');
  await userEvent.click(
    within(group('Position of line 1')).getByRole('radio', { name: 'As typed' }),
  );
  await userEvent.click(
    within(group('Position of line 2')).getByRole('radio', { name: 'As typed' }),
  );
  expect(drawn()).toEqual(['Forge', 'open']);
  await expectOutput(String.raw`motd=\u00A76Forge\n\u00A7ropen`);
});

test('what is copied has what was typed, also before it is shown', async () => {
  userEvent.setup();
  render(<Page />);
  type('Line 1', 'First');
  await expectOutput(/First/);
  type('Line 1', 'Newest');
  const outputs = screen.getByRole('region', { name: 'Copy for' });
  fireEvent.click(within(outputs).getByRole('button', { name: 'Copy' }));
  await expect.poll(() => navigator.clipboard.readText()).toContain('Newest');
});

test('a centered line gets spaces, bold ones first', async () => {
  render(<Page />);
  type('Line 1', 'Season 3 is live!');
  type('Line 2', '');
  await choose('Where it goes', 'Velocity');
  await expectOutput(`motd = "<b> </b>${' '.repeat(22)}Season 3 is live!"`);
});

test('around the number of players, 16 colors are drawn, and how many more players there are', async () => {
  await renderOpened('count');
  type('Lines instead of the players’ names', '<#8a2be2>one\ntwo');
  await choose('State of the server', 'Pointed at');
  const lines = [...preview().querySelectorAll('.game-tooltip .game-line')];
  expect(lines.map(({ textContent }) => textContent)).toEqual(['one', 'two', '… and 10 more']);
  expect(lines[0]?.innerHTML).toContain('#ff55ff');
});

test('the preview follows the file, if that is wished', async () => {
  render(<Page />);
  type('Line 1', '<#54daf4>Sky');
  const [line] = preview().querySelectorAll('.game-server-description .game-line');
  expect(line?.innerHTML).toContain('#54daf4');
  await userEvent.click(screen.getByRole('switch', { name: 'As server.properties shows it' }));
  await expect
    .poll(() => preview().querySelector('.game-server-description .game-line')?.innerHTML)
    .toContain('#55ffff');
  await choose('Where it goes', 'Velocity');
  expect(screen.getByRole('switch', { name: 'As velocity.toml shows it' })).toBeTruthy();
  expect(preview().querySelector('.game-server-description .game-line')?.innerHTML).toContain(
    '#54daf4',
  );
});

test('what the file cannot say is listed', async () => {
  render(<Page />);
  type('Line 1', '<#54daf4>Sky');
  expect(await screen.findByText(/^Colours become the nearest.*line 1.*up to 37/)).toBeTruthy();
  await choose('Where it goes', 'Velocity');
  await expect.poll(() => screen.queryByText(/^Colours become/)).toBeNull();
});

test('a line that is too wide is warned of', async () => {
  render(<Page />);
  type('Line 1', 'W'.repeat(50));
  expect(await screen.findByText(/^Line 1 is 33 pixels too wide/)).toBeTruthy();
});

test('the icon and the number of players in the stage lead to what changes them', async () => {
  render(<Page />);
  expect(screen.queryByRole('textbox', { name: 'Lines instead of the players’ names' })).toBeNull();
  await press('Change the player count and its tooltip');
  expect(document.activeElement).toBe(textbox('Lines instead of the players’ names'));
  await press('Change the icon');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Make an icon' }));
});

test('the states of the server', async () => {
  await renderOpened('count');
  await choose('State of the server', 'Full');
  expect(within(preview()).getByRole('img', { name: '100/100' })).toBeTruthy();
  await choose('State of the server', 'Offline');
  expect(drawn()).toEqual(['The server cannot be reached']);
  type('Lines instead of the players’ names', '<yellow>One\nTwo');
  await choose('State of the server', 'Pointed at');
  expect(within(preview()).getByText('Two')).toBeTruthy();
  type('Text instead of the number of players', '<red>Closed');
  await choose('State of the server', 'Other version');
  expect(within(preview()).getByText('Closed')).toBeTruthy();
});

test('Bedrock shows the first line only', async () => {
  render(<Page />);
  await choose('Game', 'Bedrock Edition');
  await expect.poll(() => drawn()).toEqual(['Fucina » Survival']);
});

test('a file is read, and centered lines stay centered', async () => {
  await renderOpened('file');
  type('File or line', `motd = "<b> </b>${' '.repeat(22)}Season 3 is live!<newline><red>B"`);
  await press('Read the message');
  expect(await screen.findByText('Read from velocity.toml.')).toBeTruthy();
  expect(textbox('Line 1').value).toBe('Season 3 is live!');
  const first = within(group('Position of line 1'));
  expect(first.getByRole('radio', { name: 'Centre' })).toHaveProperty('checked', true);
  expect(textbox('Line 2').value).toBe('<red>B');
});

test('what a file has no place for is not taken away', async () => {
  await renderOpened('count', 'file');
  type('Lines instead of the players’ names', '<yellow>News');
  type('Text instead of the number of players', '<red>Closed');
  const around = () =>
    ['Lines instead of the players’ names', 'Text instead of the number of players'].map(
      (name) => textbox(name).value,
    );
  await userEvent.click(textbox('Line 1'));
  await userEvent.paste('One\nTwo');
  await expect.poll(() => textbox('Line 2').value).toBe('Two');
  expect(around()).toEqual(['<yellow>News', '<red>Closed']);
  type('File or line', 'motd=One');
  await press('Read the message');
  await expect.poll(() => textbox('Line 2').value).toBe('');
  expect(around()).toEqual(['<yellow>News', '<red>Closed']);
  type('File or line', "Description: ['&6First']");
  await press('Read the message');
  await expect.poll(() => textbox('Line 1').value).toBe('<gold>First</gold>');
  expect(around()).toEqual(['', '']);
});

test.each(['</red>', '<', ' 5 < 6 ', '<red>'])('%s is pasted as it is', async (part) => {
  render(<Page />);
  type('Line 1', 'A');
  await userEvent.click(textbox('Line 1'));
  await userEvent.paste(part);
  await expect.poll(() => textbox('Line 1').value).toBe(`A${part}`);
});

test('one of several messages can be chosen', async () => {
  await renderOpened('file');
  type('File or line', `Description: ['&6First', '&cSecond']`);
  await press('Read the message');
  await screen.findByRole('combobox', { name: 'Message' });
  await choose('Message', 'Message 2 of 2');
  await expect.poll(() => textbox('Line 1').value).toBe('<red>Second</red>');
  const which = () => screen.getByRole('combobox', { name: 'Message' });
  type('File or line', `Description: ['&6First', '&cSecond', '&dThird']`);
  expect(which()).toHaveProperty('value', '1');
  await press('Read the message');
  await expect.poll(() => textbox('Line 1').value).toBe('<gold>First</gold>');
  expect(which()).toHaveProperty('value', '0');
});

test('a file without a message says so', async () => {
  await renderOpened('file');
  type('File or line', 'motd: "open');
  await press('Read the message');
  expect(await screen.findByText(/^This file has a mistake/)).toBeTruthy();
});

test('what is pasted into a line is read', async () => {
  render(<Page />);
  const field = textbox('Line 1');
  await userEvent.click(field);
  await userEvent.paste(String.raw`motd=\u00A76Gold\n\u00A7cRed`);
  await expect.poll(() => textbox('Line 1').value).toBe('<gold>Gold</gold>');
  expect(textbox('Line 2').value).toBe('<red>Red</red>');
  expect(screen.getByText('Read from server.properties.')).toBeTruthy();
  await userEvent.clear(textbox('Line 2'));
  await userEvent.click(textbox('Line 2'));
  await userEvent.paste('&cRed & blue');
  await expect.poll(() => textbox('Line 2').value).toBe('<red>Red & blue</red>');
});

const LIVE = {
  online: true,
  motd: {
    raw: ['§6Forge', 'closed'],
    runs: [[{ text: 'Forge', color: '#ffaa00' }], [{ text: 'closed' }]],
  },
  players: { online: 1, max: 2 },
};

test('a server is compared with the lines', async () => {
  vi.stubGlobal('fetch', async () => Response.json(LIVE));
  await renderOpened('live');
  type('Line 1', '<#ffab00>Forge');
  type('Line 2', 'open');
  for (const name of ['Position of line 1', 'Position of line 2']) {
    await userEvent.click(within(group(name)).getByRole('radio', { name: 'As typed' }));
  }
  type('Server address', 'play.example.com');
  await press('Compare');
  const card = screen.getByRole('region', { name: 'Compare with your server' });
  expect(await within(card).findByText('Players see something else.')).toBeTruthy();
  const differences = within(card)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(differences).toEqual(['Line 1: the nearest of the old colours', 'Line 2: another text']);
  expect(drawn()).toEqual(['Forge', 'open', 'Forge', 'closed']);
  await press('Edit what players see');
  await expect.poll(() => textbox('Line 2').value).toBe('closed');
  expect(within(card).getByText('Players see this message already.')).toBeTruthy();
});

test('letters that players see as letters are taken as letters', async () => {
  const motd = {
    raw: ['&cClosed <red>', '- "today"'],
    runs: [[{ text: '&cClosed <red>' }], [{ text: '- "today"' }]],
  };
  vi.stubGlobal('fetch', async () => Response.json({ ...LIVE, motd }));
  window.history.replaceState(null, '', '/tools/motd?address=play.example.com');
  render(<Page />);
  const card = screen.getByRole('region', { name: 'Compare with your server' });
  await within(card).findByText('Players see something else.');
  await press('Edit what players see');
  await expect.poll(() => textbox('Line 1').value).toBe('&cClosed \\<red>');
  expect(await within(card).findByText('Players see this message already.')).toBeTruthy();
});

const OWN_ICON = 'data:image/png;base64,b3Vycw==';

test.each([
  ['the file that is used', OWN_ICON, 'Icon: the same', true],
  ['the same picture, written anew', 'data:image/png;base64,c2FtZQ==', 'Icon: the same', true],
  ['another picture', 'data:image/png;base64,b3RoZXI=', 'Icon: another picture', false],
  ['no icon', undefined, 'Icon: the server shows none', false],
])('the icon is compared by its pixels: %s', async (_, icon, sentence, isSame) => {
  drawFakePictures();
  vi.stubGlobal('fetch', async () => Response.json({ ...LIVE, icon }));
  act(() => storedIcon.set(OWN_ICON));
  window.history.replaceState(null, '', '/tools/motd?address=play.example.com');
  render(<Page />);
  const card = screen.getByRole('region', { name: 'Compare with your server' });
  expect(await within(card).findByText(sentence)).toBeTruthy();
  await press('Edit what players see');
  await expect.poll(() => textbox('Line 1').value).toContain('Forge');
  const title = isSame ? 'Players see this message already.' : 'Players see something else.';
  expect(await within(card).findByText(title)).toBeTruthy();
  act(() => storedIcon.set(''));
  expect(within(card).queryByText(/^Icon:/)).toBeNull();
  expect(within(card).getByText('Players see this message already.')).toBeTruthy();
});

/** jsdom reads no pictures: here each is one pixel, which differs only in the file called other. */
function drawFakePictures() {
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    const text = await file.text();
    return { width: 1, height: 1, color: text === 'other' ? 2 : 1, close() {} };
  });
  let drawn = 0;
  const context = {
    drawImage: (bitmap: { readonly color: number }) => (drawn = bitmap.color),
    getImageData: () => ({ width: 1, height: 1, data: [drawn, 0, 0, 255] }),
  };
  // The rest of a context is not used.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
}

test.each([
  ['plain', async (query: string) => `?${query}`],
  ['packed', async (query: string) => `#s=${await pack(query)}`],
])('a %s link that names a server asks it at once', async (_, addressOf) => {
  const fetch = vi.fn(async (_url: string) => Response.json({ online: false }));
  vi.stubGlobal('fetch', fetch);
  const address = await addressOf('address=play.example.com');
  window.history.replaceState(null, '', `/tools/motd${address}`);
  render(<Page />);
  expect(await screen.findByText('The server did not answer.')).toBeTruthy();
  expect(fetch.mock.calls[0]?.[0]).toContain('play.example.com');
});

test.each([
  ['dns_not_found', {}, 'No server goes by that name.'],
  ['timeout', {}, 'No answer came in time.'],
  [
    'refused',
    { looks_like: 'bedrock' },
    'The machine is there, but nothing listens on that port. But a Bedrock server answers there.',
  ],
  ['something_new', {}, 'The server did not answer.'],
])('why a server does not answer is said: %s', async (code, more, sentence) => {
  vi.stubGlobal('fetch', async () => Response.json({ online: false, debug: { code, ...more } }));
  window.history.replaceState(null, '', '/tools/motd?address=play.example.com');
  render(<Page />);
  expect((await screen.findByRole('alert')).textContent.trim()).toBe(sentence);
});

test.each([
  [400, 'private_address', 'The server was not asked.'],
  [429, 'rate_limited', 'The server could not be asked. Try again in a moment.'],
])('to try again is only advised where it may help: %i', async (status, code, sentence) => {
  vi.stubGlobal('fetch', async () => Response.json({ code }, { status }));
  window.history.replaceState(null, '', '/tools/motd?address=192.168.7.9');
  render(<Page />);
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
});

test('no address, no question', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  await renderOpened('live');
  await press('Compare');
  expect(await screen.findByText(/^Type the address of a Java server/)).toBeTruthy();
  expect(fetch).not.toHaveBeenCalled();
});

function group(name: string): HTMLElement {
  return screen.getByRole('group', { name });
}
