// What is wrong with a text once it is read: links, italics of items, styles that go on, escapes.

import { applyEdits } from '@fucina/minecraft-text/legacy-tokens';
import { expect, test } from 'vitest';
import { findProfile, PROFILES } from '../profiles/find-profile.ts';
import { type DiagnoseTextOptions, diagnoseText } from './diagnose-text.ts';

const RULES: readonly string[] = [
  'text/link-not-clickable',
  'text/item-italic',
  'text/tail-leaks',
  'text/needs-escape-lost',
];

/** Each finding, and what its correction makes of the text. */
function diagnose(
  id: string,
  text: string,
  key = 'some.message',
  options: DiagnoseTextOptions = {},
) {
  const profile = findProfile(id);
  if (profile === undefined) throw new Error(`no profile ${id}`);
  return diagnoseText(text, profile, { ...options, path: key.split('.') })
    .filter(({ code }) => RULES.includes(code))
    .map(({ code, severity, from, to, fix }) => [
      `${severity} ${code} ${from}-${to}`,
      ...(fix === undefined ? [] : [applyEdits(text, [{ from, to, insert: fix }])]),
    ]);
}

const LINK = "<click:open_url:'https://a.it/x'>https://a.it/x</click>";

test.each<[string, string, string, string[][]]>([
  [
    'generic-minimessage',
    '<red>See https://a.it/x!',
    'some.message',
    [['note text/link-not-clickable 9-23', `<red>See ${LINK}!`]],
  ],
  [
    'plotsquared',
    '<prefix> discord.gg/abc',
    'info',
    [
      [
        'note text/link-not-clickable 9-23',
        "<prefix> <click:open_url:'https://discord.gg/abc'>discord.gg/abc</click>",
      ],
    ],
  ],
  // The apostrophes are doubled for MessageFormat.
  ['essentialsx', '<primary>{0}: https://a.it/x', 'motd', []],
  [
    'essentialsx',
    '<primary>{0}: https://a.it/x',
    'help',
    [
      [
        'note text/link-not-clickable 14-28',
        "<primary>{0}: <click:open_url:''https://a.it/x''>https://a.it/x</click>",
      ],
    ],
  ],
  ['generic-minimessage', `<red>See ${LINK}`, 'some.message', []],
  ['generic-minimessage', "<hover:show_text:'https://a.it/x'>Hi", 'some.message', []],
  ['plotsquared', '<gray>https://a.it/x', 'lore.0', []],
  ['generic-minimessage', '<gray>https://a.it/x', 'join.title', []],
  ['minimotd', '<red>https://a.it/x', 'some.message', []],
  // CraftBukkit makes it clickable.
  ['authme', '&chttps://a.it/x', 'some.message', []],
  // Nobody knows what reads it, but it is MiniMessage.
  [
    'generic',
    '<red>https://a.it/x',
    'some.message',
    [['note text/link-not-clickable 5-19', `<red>${LINK}`]],
  ],
])('addresses that nobody can click: %s, %s at %s', (id, text, key, expected) => {
  expect(diagnose(id, text, key)).toEqual(expected);
});

test.each<[string, string, string, string[][]]>([
  [
    'item',
    '<gray>Damage: <red>+5',
    'sword.lore.0',
    [['warning text/item-italic 0-6', '<!i><gray>Damage: <red>+5']],
  ],
  [
    'item',
    'Sword <red>of fire',
    'name',
    [['warning text/item-italic 0-5', '<!i>Sword <red>of fire']],
  ],
  [
    'oraxen',
    '<reset><gray>Ruby',
    'display_name',
    [['note text/item-italic 0-13', '<reset><gray><!i>Ruby']],
  ],
  ['oraxen', '<!i><gray>Ruby', 'display_name', []],
  ['oraxen', '<gray><i>Ruby</i>', 'display_name', []],
  ['oraxen', '<gray>Ruby', 'messages.ruby', []],
  ['plotsquared', '<gray>Ruby', 'name', []],
  ['towny', '<gray>Ruby', 'name', []],
  ['zmenu', '&7Ruby', 'name', []],
])('names and lore in italics: %s, %s at %s', (id, text, key, expected) => {
  expect(diagnose(id, text, key)).toEqual(expected);
});

test('Adventure 5.0 does not know the short form', () => {
  expect(diagnose('item', '<gray>Hi', 'name', { adventure: '5.0.1' })).toEqual([
    ['warning text/item-italic 0-6', '<italic:false><gray>Hi'],
  ]);
  expect(diagnose('item', '<gray>Hi', 'name', { adventure: '5.1.0' })).toEqual([
    ['warning text/item-italic 0-6', '<!i><gray>Hi'],
  ]);
});

test.each<[string, string, string, string[][]]>([
  ['cmi', '&6[Farm] &b&l', 'some.message', [['note text/tail-leaks 9-13']]],
  ['generic', '&6[Farm] &l', 'prefix', [['note text/tail-leaks 9-11']]],
  ['towny', '&6[Farm] &l', 'prefix', [['note text/tail-leaks 9-11']]],
  // A color at the end is meant for what follows.
  ['cmi', '&6[Farm] &b', 'prefix', []],
  ['cmi', '&6[Farm] &l&b', 'prefix', []],
  ['authme', '&6[Farm] &l', 'prefix', []],
  ['cmi', '&l', 'prefix', []],
  // Where codes become tags, colors do not end what is bold.
  ['towny', '&e&l[Farm] ', 'prefix', [['note text/tail-leaks 0-11']]],
  ['zmenu', '<b>[Farm] ', 'shop.suffix', [['note text/tail-leaks 0-10']]],
  ['zmenu', '<b>[Farm]</b> ', 'shop.suffix', []],
  ['tab', '&e&l[Farm] &7', 'prefix', []],
  ['towny', '&e&l[Farm] ', 'message', []],
  ['plotsquared', '<b>[Farm] ', 'core.prefix', []],
])('styles that reach what is joined behind: %s, %s at %s', (id, text, key, expected) => {
  expect(diagnose(id, text, key)).toEqual(expected);
});

test.each<[string, string, string[][]]>([
  ['oraxen', 'Type \\<red> to confirm', [['warning text/needs-escape-lost 5-7']]],
  ['oraxen', 'Type \\<anything> to confirm', []],
  ['oraxen', 'A \\ backslash <red>and a tag', []],
  ['plotsquared', 'Type \\<red> to confirm', []],
])('escapes where the plugin removes backslashes: %s, %s', (id, text, expected) => {
  expect(diagnose(id, text)).toEqual(expected);
});

test.each<[string, string, string[]]>([
  ['display_name', '<red>Hi', ['warning profile/not-read-here 0-7']],
  ['display_name', '&cHi', []],
  ['click_commands.0', '[message] <red>Hi', ['warning profile/not-read-here 0-17']],
  ['click_commands.0', '[minimessage] <rde>Hi', ['warning text/unknown-tag 14-19']],
  ['click_commands.0', '[minimessage] <red>Hi &c!', ['warning text/leftover-code 22-24']],
])('DeluxeMenus reads tags behind some actions only: %s %s', (key, text, expected) => {
  const profile = findProfile('deluxemenus');
  const found = profile && diagnoseText(text, profile, { path: key.split('.') });
  expect(
    found
      ?.filter(({ code }) => code !== 'text/never-closed')
      .map(({ code, severity, from, to }) => `${severity} ${code} ${from}-${to}`),
  ).toEqual(expected);
});

test('every profile can be asked about items, prefixes and links', () => {
  for (const { id } of PROFILES) {
    for (const key of ['name', 'prefix', 'lore.0', 'message']) {
      expect(() => diagnose(id, '<b>\\<red> &lhttps://a.it/x §c{0} &l', key)).not.toThrow();
    }
  }
});
