import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { lazyEngine } from './lazy.ts';
import { Page } from './page.tsx';

beforeEach(async () => {
  localStorage.clear();
  history.replaceState(null, '', '/tools/text');
  await lazyEngine.load();
});

const input = () => screen.getByRole('textbox', { name: 'Text' });
const output = (name: string) => screen.findByRole('textbox', { name: `${name}: result` });

async function typeText(text: string) {
  await userEvent.clear(input());
  await userEvent.click(input());
  await userEvent.paste(text);
}

test('codes are read, and written in other notations', async () => {
  render(<Page />);
  await typeText('&6Hello &lworld');
  expect(await screen.findByRole('option', { name: 'Detect: & codes' })).toBeTruthy();
  await expect
    .poll(async () => (await output('MiniMessage')).textContent)
    .toBe('<gold>Hello <b>world</b></gold>');
});

test('what a notation does not carry is named, with the words', async () => {
  render(<Page />);
  await typeText("Our <click:open_url:'https://a.b'>page</click>");
  const region = screen.getByRole('region', { name: 'Copy as' });
  const items = await within(region).findAllByRole('listitem');
  expect(items[0]?.textContent).toBe('click that opens a link: page');
});

test('commands follow the chosen game, and say where they fit', async () => {
  render(<Page />);
  await typeText('<red>x');
  await userEvent.click(screen.getByRole('radio', { name: 'Commands' }));
  await expect
    .poll(async () => (await output('Chat (tellraw)')).textContent)
    .toBe('/tellraw @a {text:"x",color:"red"}');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Game' }), '1.12');
  await expect
    .poll(async () => (await output('Chat (tellraw)')).textContent)
    .toBe('/tellraw @a {"text":"x","color":"red"}');
  expect(screen.getByText('Needs Minecraft 1.19.4 or newer.')).toBeTruthy();
  expect(screen.getAllByText('Fits into chat.').length).toBeGreaterThan(3);
});

test('what the preset of a plugin does not allow is told, and drawn as letters', async () => {
  render(<Page />);
  await typeText('<click:run_command:/a>x</click>');
  const preset = () => screen.queryByRole('combobox', { name: 'Preset of MiniMessage' });
  await userEvent.selectOptions(preset() as HTMLElement, 'NON_INTERACTABLE');
  const note = () => screen.queryByText('The preset NON_INTERACTABLE does not allow this tag.');
  await expect.poll(note).toBeTruthy();
  const chat = screen.getByRole('figure', { name: 'Chat' });
  await expect.poll(() => chat.textContent).toContain('<click:run_command:/a>x</click>');
  const adventure = screen.getByRole('combobox', { name: 'Adventure (MiniMessage)' });
  await userEvent.selectOptions(adventure, '4.25');
  expect(preset()).toBeNull();
  await expect.poll(note).toBeNull();
  await expect.poll(() => chat.textContent).not.toContain('<click');
});

test('a mistake leads to its rule in the manual', async () => {
  render(<Page />);
  await typeText('<red>Hello <rde>you');
  const link = await screen.findByRole('link', { name: 'In the manual: unknown-tag' });
  expect(link.getAttribute('href')).toBe('/docs/reference/rules/text/unknown-tag');
});

test('the first result is there in full, and the others open', async () => {
  render(<Page />);
  await typeText('<gold>Hello');
  await expect
    .poll(async () => (await output('MiniMessage')).textContent)
    .toBe('<gold>Hello</gold>');
  await userEvent.click(screen.getByRole('link', { name: 'Go to the result' }));
  expect(document.activeElement?.textContent).toContain('Copy');
  const others = within(screen.getByRole('region', { name: 'Copy as' })).getAllByRole('group');
  const folded = others.filter((each) => each instanceof HTMLDetailsElement);
  expect(folded.length).toBe(8);
  expect(folded.some(({ open }) => open)).toBe(false);
  await expect
    .poll(() =>
      Array.from(folded[0]?.querySelectorAll('summary span') ?? [], (of) => of.textContent),
    )
    .toEqual(['& codes with &#rrggbb', '&6Hello']);
});

test('a placeholder gets a sample value, which the results do not have', async () => {
  render(<Page />);
  await typeText('Hi %player%');
  await userEvent.type(await screen.findByRole('textbox', { name: '%player%' }), 'Alex');
  const chat = screen.getByRole('figure', { name: 'Chat' });
  await expect.poll(() => chat.textContent).toContain('Hi Alex');
  expect((await output('MiniMessage')).textContent).toBe('Hi %player%');
});

test('places are pinned and hidden', async () => {
  render(<Page />);
  const regions = () =>
    screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'));
  const before = regions();
  await userEvent.click(screen.getByRole('button', { name: 'Pin Server list' }));
  expect(regions()).not.toEqual(before);
  await userEvent.click(screen.getByRole('button', { name: 'Hide Chat' }));
  expect(screen.queryByRole('region', { name: 'Chat' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show Chat' }));
  expect(screen.getByRole('region', { name: 'Chat' })).toBeTruthy();
});

test('what cannot be read is said, and shown as it stands', async () => {
  render(<Page />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Notation' }), 'json');
  await typeText('<red>x');
  expect((await screen.findByRole('status')).textContent).toMatch(
    /^This cannot be read as JSON component\./,
  );
});

test('a link of a plugin opens its text for its versions', async () => {
  history.replaceState(
    null,
    '',
    '/tools/text?text=%26cHi+%25player%25&game=1.20.4&values=%25player%25%3DAlex',
  );
  render(<Page />);
  expect(input()).toHaveProperty('value', '&cHi %player%');
  expect(screen.getByRole('combobox', { name: 'Game' })).toHaveProperty('value', '1.20.3');
  const chat = screen.getByRole('figure', { name: 'Chat' });
  await expect.poll(() => chat.textContent).toContain('Hi Alex');
});

test('tags of the toolbar go around what is selected', async () => {
  render(<Page />);
  await typeText('one two');
  const area = input() as HTMLTextAreaElement;
  area.setSelectionRange(4, 7);
  await userEvent.click(screen.getByRole('button', { name: 'Bold' }));
  await expect.poll(() => area.value).toBe('one <b>two</b>');
});

test('codes become MiniMessage with one button', async () => {
  render(<Page />);
  await typeText('&cHi');
  await userEvent.click(await screen.findByRole('button', { name: 'To MiniMessage' }));
  expect(input()).toHaveProperty('value', '<red>Hi</red>');
});

test('letters that look like codes stay letters when they are converted', async () => {
  render(<Page />);
  await typeText('{"text":"&cHi"}');
  await userEvent.click(await screen.findByRole('button', { name: 'To MiniMessage' }));
  expect(input()).toHaveProperty('value', '&cHi');
  await expect.poll(async () => (await output('MiniMessage')).textContent).toBe('&cHi');
  expect(screen.getByRole('combobox', { name: 'Notation' })).toHaveProperty(
    'value',
    'mini-message',
  );
});

test('line breaks of Windows in a link are line breaks', async () => {
  history.replaceState(null, '', '/tools/text?text=a%0D%0Ab');
  render(<Page />);
  await userEvent.click(screen.getByRole('radio', { name: 'Data' }));
  await expect.poll(async () => (await output('JSON component')).textContent).toBe('"a\\nb"');
});

test('lines that a sign has no room for are said', async () => {
  render(<Page />);
  await typeText('a<br>b<br>c<br>d<br>e');
  await userEvent.click(screen.getByRole('radio', { name: 'Commands' }));
  await expect
    .poll(async () => (await output('Hanging sign')).closest('section')?.textContent)
    .toContain('This place has room for 4 of the text’s 5 lines.');
});
