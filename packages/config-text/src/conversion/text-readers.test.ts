// How a plugin is taken to read a text, seen by what its conversion becomes.
import { describe, expect, test } from 'vitest';
import { findProfile } from '../profiles/find-profile.ts';
import type { Profile } from '../profiles/profile.ts';
import type { ConvertOptions } from './conversion.ts';
import { convertText } from './convert.ts';

function convert(
  text: string,
  id: string,
  options: Partial<ConvertOptions> = {},
  changes: Partial<Profile> = {},
) {
  const profile = findProfile(id);
  if (profile === undefined) throw new Error(`no profile ${id}`);
  return convertText(text, { profile: { ...profile, ...changes }, ...options });
}

describe('a plugin that read codes in older versions', () => {
  test.each([
    ['&cA <x>B', 'velocity', '<red>A <x>B'],
    ['§cA <x>B', 'essentialsx', '<secondary>A <x>B'],
    ['§cA', 'essentialsx', '<secondary>A'],
  ])('reads a text without tags as they did: %s', (text, id, value) => {
    expect(convert(text, id)).toMatchObject({ value, state: 'same', reasons: [] });
  });

  test.each([
    ['&cA <red>B', 'velocity', '<red>A <red>B'],
    ['§cA <primary>B', 'essentialsx', '<secondary>A <primary>B'],
    // Only § is a code there.
    ['&cA', 'essentialsx', '<secondary>A'],
  ])('reads tags where there are some, so that codes are left over: %s', (text, id, value) => {
    expect(convert(text, id)).toMatchObject({ value, state: 'unsure', reasons: ['leftover-code'] });
  });

  test('shows nothing at all of a text with tags and §', () => {
    expect(convert('§cA', 'velocity').proof).toEqual({
      alone: { same: false, at: 0, difference: 'unreadable' },
      joined: [],
    });
  });

  test('reads codes where somebody says so', () => {
    expect(convert('&cA <red>B', 'velocity', { from: 'legacy' })).toMatchObject({
      value: String.raw`<red>A \<red>B`,
      state: 'same',
      reasons: ['mixed-notation'],
    });
  });
});

test('a plugin that never read codes does so only where somebody says it', () => {
  expect(convert('&cA', 'minimotd')).toMatchObject({ state: 'unsure', reasons: ['leftover-code'] });
  expect(convert('&cA <x>', 'minimotd', { from: 'legacy' })).toMatchObject({
    value: '<red>A <x>',
    state: 'same',
  });
});

describe('behind an action', () => {
  test.each(['[minimessage]&cA', ' [MINIMESSAGE] &cA', '[minibroadcast]\t&cA'])(
    '%j is read as MiniMessage',
    (text) => expect(convert(text, 'deluxemenus').value).toBe(text.replace('&c', '<red>')),
  );

  test.each(['[minimessage2] &cA', 'x [minimessage] &cA', '[console] &cA', '&cA', '[] &cA'])(
    '%j is not',
    (text) =>
      expect(convert(text, 'deluxemenus')).toMatchObject({
        value: text,
        state: 'refused',
        reasons: ['not-read-here'],
      }),
  );
});

test('keys that hold no texts, and others', () => {
  const neverKeys = ['a.*.b'];
  const read = (path: readonly string[], changes: Partial<Profile>) =>
    convert('&cA', 'generic', { path }, changes).state;
  expect(read(['a', 'x', 'b'], { neverKeys })).toBe('refused');
  expect(read(['a', 'x', 'c'], { neverKeys })).toBe('same');
  expect(read(['a', 'x', 'b'], { onlyKeys: neverKeys })).toBe('same');
  expect(read(['a', 'x', 'c'], { onlyKeys: neverKeys })).toBe('refused');
  expect(read([], { onlyKeys: neverKeys })).toBe('same');
  expect(convert('&cA', 'generic', {}, { readsMiniMessage: false }).reasons).toEqual([
    'not-read-here',
  ]);
});

describe('components', () => {
  test.each(['{"text":"a"}', ' {"text":"a"} ', "{'text':'a'}", '{text:"a"}', '["a",{"text":""}]'])(
    '%j is one',
    (text) =>
      expect(convert(text, 'generic')).toMatchObject({ value: 'a', reasons: ['component'] }),
  );

  test.each(['{"text":"a"} x', 'x {"text":"a"}', '["a:b"]', '"a: b"', '{player}: a', '{"a":"b"}'])(
    '%j is none',
    (text) => expect(convert(text, 'generic')).toMatchObject({ value: text, reasons: [] }),
  );
});

describe('where the plugin is not known', () => {
  const unknown: Partial<Profile> = { readsMiniMessage: 'unknown' };

  test.each([['&cA'], ['{"text":"a"}']])('%s is asked about', (text) => {
    expect(convert(text, 'generic', {}, unknown)).toEqual({
      value: text,
      edits: [],
      state: 'asked',
      proof: undefined,
      reasons: ['unknown-plugin'],
      alternatives: [],
      losses: [],
    });
  });

  test.each([
    ['A', {}],
    ['<red>A', {}],
    ['https://a.it/?b=1&c=2', {}],
    ['&cA', { from: 'minimessage' }],
  ] as const)('%s with %j would not be changed', (text, options) => {
    expect(convert(text, 'generic', options, unknown)).toMatchObject({
      value: text,
      state: 'same',
      reasons: [],
    });
  });
});

test('codes of a text that is MiniMessage already stay', () => {
  for (const text of ['&cA', '<red>A', '&c&l', '%a&cb%']) {
    expect(convert(text, 'generic', { from: 'minimessage' })).toMatchObject({
      value: text,
      state: 'same',
      reasons: [],
    });
  }
});

describe('tags of the plugin itself', () => {
  test('its colors are named as it names them, in either case of their letters', () => {
    expect(convert('§6A§cB§x§1§2§3§4§5§6C', 'essentialsx').value).toBe(
      '<primary>A<secondary>B<#123456>C',
    );
    expect(convert('§6A', 'essentialsx', {}, { theme: { mine: '#FFAA00' } }).value).toBe('<mine>A');
    expect(convert('§6A', 'essentialsx', { style: 'closed' }).value).toBe('<primary>A</primary>');
  });

  test('they are no text to be escaped', () => {
    expect(convert('&cA <red>', 'generic', {}, { tags: ['red'] }).value).toBe('<red>A <red>');
    expect(convert('&cA <red>', 'generic').value).toBe(String.raw`<red>A \<red>`);
  });
});

describe('TAB, whose colors end the decorations of tags', () => {
  test.each([
    ['<bold>&cA', '<bold><!b><red>A'],
    ['<em>&cA', '<em><!i><red>A'],
    ['<italic>&cA', '<italic><!i><red>A'],
    ['<underlined>&cA', '<underlined><!u><red>A'],
    ['<u>&cA', '<u><!u><red>A'],
    ['<st>&cA', '<st><!st><red>A'],
    ['<strikethrough>&cA', '<strikethrough><!st><red>A'],
    ['<obf>&cA', '<obf><!obf><red>A'],
    ['<obfuscated>&cA', '<obfuscated><!obf><red>A'],
    ['<b><i>&cA', '<b><i><!b><!i><red>A'],
    ['&lA&cB', '<b>A</b><red>B'],
  ])('%s becomes %s', (text, value) => {
    expect(convert(text, 'tab')).toMatchObject({ value, state: 'same' });
  });

  test('a color in two pieces would be a gradient, so it is named as a color', () => {
    expect(convert('#FF0000A', 'tab', { style: 'closed' }).value).toBe('<color:#ff0000>A</color>');
    expect(convert('#FF0000A', 'tab').value).toBe('<#ff0000>A');
    expect(convert('&#ff0000A', 'generic', { style: 'closed' }).value).toBe('<#ff0000>A</#ff0000>');
  });
});
