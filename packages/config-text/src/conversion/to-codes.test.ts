// Texts that are written with codes, or as JSON.
import { expect, test } from 'vitest';
import { findProfile } from '../profiles/find-profile.ts';
import type { Profile } from '../profiles/profile.ts';
import type { ConvertOptions } from './conversion.ts';
import { convertText } from './convert.ts';

const profileOf = (id: string): Profile => {
  const profile = findProfile(id);
  if (profile === undefined) throw new Error(`no profile ${id}`);
  return profile;
};
const convert = (text: string, id = 'generic', options: Partial<ConvertOptions> = {}) =>
  convertText(text, { profile: profileOf(id), ...options });

test.each([
  ['&kA&lB&mC&nD&oE&rF', 'section', '§kA§lB§mC§nD§oE§rF'],
  ['<obf>A</obf><st>B</st><u>C</u><i>D</i>', 'legacy', '&kA&r&mB&r&nC&r&oD'],
  ['&aA {x&cb} %z&cb% &bB', 'section', '§aA {x&cb} %z&cb% §bB'],
  ['&aA https://a.it/?x=1&c=2', 'section', '§aA https://a.it/?x=1&c=2'],
  ['', 'json', '""'],
] as const)('%s to %s is %s', (text, to, value) => {
  expect(convert(text, 'generic', { to })).toMatchObject({
    value,
    state: 'same',
    reasons: [],
    alternatives: [],
    losses: [],
    proof: { alone: { same: true }, joined: [] },
  });
});

test('only the codes are changed', () => {
  expect(convert('&cHi &lyou', 'generic', { to: 'section' }).edits).toEqual([
    { from: 0, to: 2, insert: '§c' },
    { from: 5, to: 7, insert: '§l' },
  ]);
  expect(convert('&cHi §lyou', 'generic', { to: 'legacy' }).edits).toEqual([
    { from: 5, to: 7, insert: '&l' },
  ]);
});

test('a text that is written anew is one edit', () => {
  expect(convert('<red>Hi', 'generic', { to: 'legacy' })).toMatchObject({
    value: '&cHi',
    edits: [{ from: 0, to: 7, insert: '&cHi' }],
    proof: { alone: { same: true, characters: 2, styles: 1 }, joined: [] },
  });
});

test.each([
  ['Hi', 'generic', 'legacy'],
  ['&cHi', 'generic', 'legacy'],
  ['§cHi', 'generic', 'section'],
  ['Hi', 'tab', 'legacy'],
] as const)('%s (%s) is written with codes already: %s', (text, id, to) => {
  const converted = convert(text, id, { to });
  expect(converted).toMatchObject({ value: text, edits: [], state: 'same', reasons: [] });
  expect(converted.proof).toBeUndefined();
});

test.each([
  ['<red>§cHi', 'legacy', { from: 'minimessage' }, 'unreadable'],
  ['<red>§cHi', 'json', { from: 'minimessage' }, 'unreadable'],
  ['&x&f&f&0 Hi', 'section', {}, 'broken-hex'],
] as const)('%s to %s is refused', (text, to, options, reason) => {
  expect(convert(text, 'generic', { to, ...options })).toMatchObject({
    value: text,
    edits: [],
    state: 'refused',
    reasons: [reason],
  });
});

test('a code that a quote cuts is refused', () => {
  const formatted: Profile = { ...profileOf('generic'), layer: 'message-format' };
  const text = "&'c'Hi {0}";
  expect(convertText(text, { profile: formatted, to: 'section' })).toMatchObject({
    value: text,
    state: 'refused',
    reasons: ['message-format-quote'],
  });
  expect(convertText("&cIt''s {0}", { profile: formatted, to: 'section' })).toMatchObject({
    value: "§cIt''s {0}",
    state: 'same',
  });
});

test('a text with arguments is not written anew, but its codes are changed', () => {
  for (const to of ['legacy', 'section', 'json'] as const) {
    expect(convert('<red>{0}', 'essentialsx', { to })).toMatchObject({
      state: 'refused',
      reasons: ['layer-not-kept'],
    });
  }
});

test('codes that may not be meant are doubts here too', () => {
  expect(convert('&7Q&A', 'generic', { to: 'section' })).toMatchObject({
    value: '§7Q§a',
    state: 'unsure',
    reasons: ['code-in-word'],
  });
});

test('a gradient becomes a color for each letter, which is a loss', () => {
  expect(convert('{#ff0000>}Hi{#0000ff<}', 'cmi-syntax', { to: 'legacy' })).toMatchObject({
    value: '&#ff0000H&#0000ffi',
    state: 'same',
    reasons: ['loss'],
    losses: [{ code: 'gradient' }],
  });
});

test('whether tags are tags is asked where the plugin is not known', () => {
  const unknown: Profile = { ...profileOf('generic'), readsMiniMessage: 'unknown' };
  const asked = { value: '<b>Hi', edits: [], state: 'asked', reasons: ['unknown-plugin'] };
  expect(convertText('<b>Hi', { profile: unknown, to: 'legacy' })).toMatchObject(asked);
  expect(
    convertText('<b>Hi', { profile: unknown, to: 'legacy', from: 'minimessage' }),
  ).toMatchObject({ value: '&lHi', state: 'same' });
  expect(convertText('&lHi', { profile: unknown, to: 'section' }).value).toBe('§lHi');
});

test('where the plugin reads no MiniMessage, tags are text', () => {
  expect(convert('<b>&cHi', 'authme', { to: 'section' }).value).toBe('<b>§cHi');
  expect(convert('<b>Hi', 'authme', { to: 'section' })).toMatchObject({
    value: '<b>Hi',
    state: 'same',
  });
});

test('a text in codes is not read as tags, whatever its tags are', () => {
  expect(convert('<b>Hi', 'generic', { to: 'json', from: 'legacy' }).value).toBe('"<b>Hi"');
  expect(convert('<b>Hi', 'generic', { to: 'json' }).value).toBe('{"text":"Hi","bold":true}');
});

test('the nearest color is another one', () => {
  expect(convert('&#ff8800Hot', 'generic', { to: 'legacy', hex: 'nearest' })).toMatchObject({
    value: '&6Hot',
    edits: [{ from: 0, to: 8, insert: '&6' }],
    state: 'unsure',
    reasons: ['looks-different'],
  });
});
