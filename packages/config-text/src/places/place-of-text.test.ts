import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { openFile } from '../file/open-file.ts';
import { placeOfText } from './place-of-text.ts';

async function placesIn(content: string, path = 'plugins/Farm/messages.yml') {
  const opened = await openFile(path, new TextEncoder().encode(content));
  if (!opened.ok) throw new Error(opened.error.code);
  const { texts } = opened.value;
  const find = (key: string) => texts.findIndex((text) => text.path.join('.') === key);
  return (key: string) => {
    const { place, part, together } = placeOfText(path, texts, find(key));
    const keys = together.map((text) => text !== undefined && texts[text]?.path.join('.'));
    return [part === undefined ? place : `${place}/${part}`, ...keys];
  };
}

test.each([
  ['join: "&aHi"', 'join', ['chat', 'join']],
  ['join-action-bar: "&aHi"', 'join-action-bar', ['action-bar', 'join-action-bar']],
  ['actionBar: {text: "&aHi"}', 'actionBar.text', ['action-bar', 'actionBar.text']],
  ['bossbar: {title: "&aHi"}', 'bossbar.title', ['boss-bar', 'bossbar.title']],
  ['kick-message: "&cOut"', 'kick-message', ['disconnect', 'kick-message']],
  ['tabprefix: "&cA "', 'tabprefix', ['tab-list/name', 'tabprefix']],
  ['tagprefix: "&cA "', 'tagprefix', ['name-tag', 'tagprefix']],
  ['menu: {title: "&8Shop"}', 'menu.title', ['chat', 'menu.title']],
  ['menu_title: "&8Shop"', 'menu_title', ['chat', 'menu_title']],
  ['invalid-title: "&cNo title"', 'invalid-title', ['chat', 'invalid-title']],
  [
    'hologram: {lines: ["&aA", "&bB"]}',
    'hologram.lines.1',
    ['text-display', 'hologram.lines.0', 'hologram.lines.1'],
  ],
  ['a: ["[title] &aHi", "[message] &aHo"]', 'a.0', ['title/heading', 'a.0']],
  ['a: ["[title] &aHi", "[message] &aHo"]', 'a.1', ['chat', 'a.1']],
  ['rules: ["&aA", "&bB"]', 'rules.0', ['chat', 'rules.0', 'rules.1']],
] as const)('in %s, %s is seen in its place', async (content, key, expected) => {
  expect((await placesIn(content))(key)).toEqual(expected);
});

test('a title and its subtitle are seen together', async () => {
  const place = await placesIn('join-title: "&aA"\nquit-title: b\njoin-subtitle: "&bB"\n');
  expect(place('join-title')).toEqual(['title/heading', 'join-title', 'join-subtitle']);
  expect(place('join-subtitle')).toEqual(['title/line', 'join-title', 'join-subtitle']);
  expect(place('quit-title')).toEqual(['title/heading', 'quit-title']);
});

test('the name of an item and its lore are seen together, that of something else is not an item', async () => {
  const place = await placesIn(`
hoe:
  material: STONE_HOE
  display_name: '&aHoe'
  lore: ['&7One', '&7Two']
rank:
  display_name: '&aVIP'
bare:
  lore: ['&7Only']
`);
  const whole = ['hoe.display_name', 'hoe.lore.0', 'hoe.lore.1'];
  expect(place('hoe.display_name')).toEqual(['item/heading', ...whole]);
  expect(place('hoe.lore.1')).toEqual(['item/line', ...whole]);
  expect(place('rank.display_name')[0]).toBe('chat');
  expect(place('bare.lore.0')).toEqual(['item/line', false, 'bare.lore.0']);
});

test('a scoreboard is seen whole', async () => {
  const place = await placesIn(
    "scoreboards:\n  main:\n    title: '&6Farm'\n    lines: ['&aA', '&bB']\n  toggled: '&aOn'\n",
  );
  const whole = ['title', 'lines.0', 'lines.1'].map((key) => `scoreboards.main.${key}`);
  expect(place('scoreboards.main.title')).toEqual(['sidebar/heading', ...whole]);
  expect(place('scoreboards.main.lines.0')).toEqual(['sidebar/line', ...whole]);
  expect(place('scoreboards.toggled')[0]).toBe('chat');
});

test('a header is that of the tab list beside a footer, or in a file of the tab list', async () => {
  const both = await placesIn("header: ['&aA', '&bB']\nfooter: ['&cC']\n");
  expect(both('header.0')).toEqual(['tab-list/header', 'header.0', 'header.1']);
  expect(both('footer.0')).toEqual(['tab-list/footer', 'footer.0']);
  expect((await placesIn("header: '&aHelp'\n"))('header')[0]).toBe('chat');
});

test('both lines of a message of the server list are seen together', async () => {
  const place = await placesIn("motds:\n- line1: '&aA'\n  line2: '&bB'\n");
  expect(place('motds.0.line1')).toEqual(['server-list', 'motds.0.line1', 'motds.0.line2']);
  const list = await placesIn("motd: ['&aA', '&bB']\n");
  expect(list('motd.1')).toEqual(['server-list', 'motd.0', 'motd.1']);
});

property.prop([
  fc.array(
    fc.array(fc.constantFrom('title', 'lore', 'name', 'lines', 'material', 'a', '0', '1'), {
      minLength: 1,
      maxLength: 4,
    }),
    { minLength: 1, maxLength: 60 },
  ),
  fc.nat(59),
])('every text is among those that are seen with it, and few are', (paths, at) => {
  const texts = paths.map((path) => ({ path, value: 'a' }));
  const text = at % texts.length;
  const { together } = placeOfText('a.yml', texts, text);
  expect(together).toContain(text);
  expect(together.length).toBeLessThanOrEqual(41);
  expect(new Set(together).size).toBe(together.length);
});
