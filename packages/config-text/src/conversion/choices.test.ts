// What is offered beside a conversion, and what depends on how the plugin joins its texts.
import { describe, expect, test } from 'vitest';
import { findProfile } from '../profiles/find-profile.ts';
import type { Profile } from '../profiles/profile.ts';
import type { ConvertOptions, Join } from './conversion.ts';
import { convertText } from './convert.ts';

function convert(
  text: string,
  id = 'generic',
  changes: Partial<Profile> = {},
  options: Partial<ConvertOptions> = {},
) {
  const profile = findProfile(id);
  if (profile === undefined) throw new Error(`no profile ${id}`);
  return convertText(text, { profile: { ...profile, ...changes }, ...options });
}

const chosen = (...asked: Parameters<typeof convert>) =>
  convert(...asked).alternatives.map(({ code, value }) => `${code} ${value}`);

describe('an & in a word', () => {
  test.each([
    ['&7Q&A', 'generic', 'keep-ampersand <gray>Q&A'],
    ['&7Q&A <red>', 'generic', String.raw`keep-ampersand <gray>Q&A \<red>`],
    ['&7Q&A', 'iridium', 'keep-ampersand <gray>Q&A'],
    ['&7Q&A <red>x', 'tab', 'keep-ampersand <gray>Q&<b/>A <red>x'],
    ['&7&lQ&A &cB', 'superiorskyblock2', 'keep-ampersand <gray><b>Q&<b/>A </b><red>B'],
  ])('%s (%s): %s', (text, id, expected) => {
    expect(chosen(text, id)).toContain(expected);
  });

  test.each(['&7Q &A', '&7Q&a', '&7Q&#ff8800A', '&A', '&7&AB', '&71&A'])(
    '%s is no such word',
    (text) => expect(convert(text).reasons).not.toContain('code-in-word'),
  );
});

test('a plugin that loses backslashes is a doubt only where one is written', () => {
  const reasonsOf = (text: string) => convert(text, 'oraxen', {}, { from: 'legacy' }).reasons;
  expect(reasonsOf('&7Hi <x>')).toEqual([]);
  expect(reasonsOf('&7Hi <red>')).toEqual(['needs-escape-lost', 'mixed-notation']);
});

describe('codes and tags in one text of a plugin that nobody knows', () => {
  test.each(['<red>Hi &cyou', '&cHi <red>you', '<bold>Hi</bold> &7you', '&7<#ff8800>Hi'])(
    'are a question, and nothing is offered: %s',
    (text) => {
      expect(convert(text)).toMatchObject({
        ...{ value: text, edits: [], state: 'unsure', reasons: ['mixed-notation'] },
        alternatives: [],
      });
    },
  );

  test('are read as codes where somebody says so', () => {
    const value = String.raw`\<red>Hi <red>you`;
    const said = convert('<red>Hi &cyou', 'generic', {}, { from: 'legacy' });
    expect(said).toMatchObject({ value, reasons: ['mixed-notation'] });
  });

  test.each([
    ['&7Usage: /kit <name>', '<gray>Usage: /kit <name>'],
    ['&7Type <red> to confirm', String.raw`<gray>Type \<red> to confirm`],
  ])('words in brackets are no tags: %s', (text, value) => {
    expect(convert(text).value).toBe(value);
  });
});

test('codes without text are offered as tags', () => {
  expect(chosen('&c&l')).toEqual(['as-tags <red><b>']);
  expect(chosen('&c&l', 'tab')).toEqual(['as-tags <red><b>']);
  expect(chosen("'&'c", 'generic', { layer: 'message-format' })).toEqual([]);
});

test('as it is meant is offered only where it would look different', () => {
  expect(chosen('&e&lA &7B', 'towny')).toEqual(['as-meant <yellow><b>A </b><gray>B']);
  expect(chosen('&e&lA &7B', 'towny', {}, { meaning: 'meant' })).toEqual([]);
  expect(chosen('&e&lA &7B')).toEqual([]);
  expect(chosen('&e&lA &7B', 'tab')).toEqual([]);
});

describe('names of items', () => {
  const path = ['items', 'a', 'name'];

  test.each([
    ['&cA', 'upright <!i><red>A'],
    ['&rA', 'upright <!i>A'],
  ])('%s may have been upright: %s', (text, expected) => {
    const converted = convert(text, 'generic', {}, { path });
    expect(converted).toMatchObject({ state: 'unsure', reasons: ['item-italic'] });
    expect(chosen(text, 'generic', {}, { path })).toEqual([expected]);
    expect(convert(text, 'generic', { items: 'string-api' }, { path }).reasons).toEqual([
      'item-italic',
    ]);
  });

  test.each([
    ['&lA', {}, { path }],
    ['&cA', {}, { path: ['title'] }],
    ['&cA', {}, {}],
    ['&cA', {}, { path, isItem: true }],
    ['&cA', { items: 'clears-italic' }, { path }],
    ['&cA', { items: 'no-items' }, { path }],
  ] as const)('%s with %j, %j is not asked about', (text, changes, options) => {
    expect(convert(text, 'generic', changes, options).reasons).toEqual([]);
  });

  test('where the game draws them in italics, they are written upright', () => {
    const adds = { items: 'adds-nothing' } as const;
    expect(convert('&cA', 'generic', adds, { path }).value).toBe('<!i><red>A');
    expect(convert('&cA', 'generic', adds, { path: ['title'] }).value).toBe('<red>A');
    expect(convert('&cA', 'generic', { ...adds, areItems: true }).value).toBe('<!i><red>A');
    expect(convert('&cA', 'generic', { areItems: true }).value).toBe('<red>A');
    expect(convert('&cA', 'generic', adds, { path, isItem: false }).value).toBe('<red>A');
  });
});

test('addresses are offered as links only where somebody can click them', () => {
  expect(chosen('&cSee a.it')).toEqual([
    "link <red>See <click:open_url:'https://a.it'>a.it</click>",
  ]);
  expect(chosen('&cSee a.it', 'generic', { isNeverClicked: true })).toEqual([]);
  expect(chosen('&cSee a.it', 'generic', {}, { path: ['motd'] })).toEqual([]);
  expect(chosen('&cSee a.it', 'towny')).toEqual([]);
});

test('a code that comes to stand where another one was left out is a doubt', () => {
  expect(convert('&cA&&cc')).toMatchObject({
    value: '<red>A&c',
    state: 'unsure',
    reasons: ['codes-remain'],
  });
});

describe('joined texts', () => {
  const prefix: Join = { place: 'before', from: '&6[F] &b', to: '<gold>[F] <aqua>' };
  const joinedAs = (join: Profile['join'], text: string, options: Partial<ConvertOptions> = {}) => {
    const { value, state, reasons, proof } = convert(text, 'generic', { join }, options);
    return { value, state, reasons, joined: proof?.joined.map(({ same }) => same) };
  };

  test.each(['component', 'none'] as const)('texts that meet as %s are alone', (join) => {
    expect(joinedAs(join, '&rHi', { joins: [prefix] })).toMatchObject({ value: 'Hi', joined: [] });
    expect(joinedAs(join, '&6[F] &b', { path: ['prefix'] }).joined).toEqual([]);
  });

  test('components are closed, strings stay open', () => {
    expect(joinedAs('component', '&cHi')).toEqual({
      value: '<red>Hi</red>',
      state: 'same',
      reasons: [],
      joined: [],
    });
    expect(joinedAs('component', '&cHi &l')).toEqual({
      value: '<red>Hi </red>',
      state: 'same',
      reasons: ['tail-lost'],
      joined: [],
    });
    expect(joinedAs('none', '&cHi &l')).toEqual({
      value: '<red>Hi <b>',
      state: 'unsure',
      reasons: ['tail-leaks'],
      joined: [],
    });
  });

  test('a prefix is tried before a text without codes, with a color and with a decoration', () => {
    expect(joinedAs('unknown', '&6[F] ', { path: ['prefix'] }).joined).toEqual([true, true, true]);
    expect(joinedAs('unknown', '&6[F] ', { path: ['title'] }).joined).toEqual([]);
    const { proof } = convert('§l[F] ', 'section', {}, { path: ['prefix'] });
    expect(proof?.joined.map(({ join }) => join)).toEqual([
      { place: 'after', from: 'X', to: 'X' },
      { place: 'after', from: '§cX', to: '<red>X' },
      { place: 'after', from: '§lX', to: '<b>X</b>' },
    ]);
  });

  test('resets are written only where that makes all joins look as before', () => {
    const other: Join = { place: 'after', from: '&6X', to: '<aqua>X' };
    expect(joinedAs('unknown', '&rHi', { joins: [prefix] })).toMatchObject({
      value: '<reset>Hi',
      state: 'same',
    });
    expect(joinedAs('unknown', '&rHi', { joins: [prefix, other] })).toEqual({
      value: 'Hi',
      state: 'same-alone',
      reasons: ['join-differs'],
      joined: [false, false],
    });
  });

  test('a placeholder is replaced everywhere, and a join without one changes nothing', () => {
    const inside: Join = { place: 'inside', placeholder: '%p%', from: '$&', to: '$&' };
    const { proof } = convert('&a%p%%p%', 'generic', {}, { joins: [inside] });
    expect(proof?.joined).toMatchObject([{ same: true, characters: 4 }]);
    const nowhere: Join = { place: 'inside', from: 'X', to: 'Y' };
    const alone = convert('&aHi', 'generic', {}, { joins: [nowhere] });
    expect(alone.proof?.joined).toMatchObject([{ same: true, characters: 2 }]);
  });

  test('joined texts are read as Java reads them', () => {
    const quoted: Join = { place: 'before', from: "It''s ", to: "It''s " };
    const { proof } = convert('&a{0}', 'generic', { layer: 'message-format' }, { joins: [quoted] });
    expect(proof?.joined).toMatchObject([{ same: true, characters: 8 }]);
  });
});
