import { fc } from '@fast-check/vitest';
import { toPlain, toRuns } from '@fucina/minecraft-text/component';
import { expect, test } from 'vitest';
import { findProfile } from '../profiles/find-profile.ts';
import type { Profile } from '../profiles/profile.ts';
import type { ConvertOptions } from './conversion.ts';
import { convertText } from './convert.ts';
import { drawnSpans, looksOf, proveWritten } from './looks.ts';

function optionsFor(id: string, rest: Partial<ConvertOptions> = {}): ConvertOptions {
  const profile = findProfile(id);
  if (profile === undefined) throw new Error(`no profile ${id}`);
  return { profile, ...rest };
}

function colorsOf(value: string, written: string, options: ConvertOptions) {
  const { before, after } = looksOf(value, written, options);
  return [before, after].map((look) => look && toRuns(look).map((run) => [run.color, run.bold]));
}

test('a text is drawn as its plugin reads it, before and after', () => {
  expect(colorsOf('&cHi &lyou', '<red>Hi <b>you', optionsFor('generic'))).toEqual([
    [
      ['#ff5555', undefined],
      ['#ff5555', true],
    ],
    [
      ['#ff5555', undefined],
      ['#ff5555', true],
    ],
  ]);
});

test.each([
  ['generic', '&cHi &#12abefyou', ['Hi  #ff5555', 'you #12abef']],
  ['generic', '<red>Hi', ['<red>Hi ']],
  ['generic-minimessage', '<red>Hi &cyou', ['Hi &cyou #ff5555']],
  ['tab', '&c<b>Hi</b> www.a.it/?a=1&c=2', ['Hi #ff5555', ' www.a.it/?a=1&c=2 #ff5555']],
  ['essentialsx', "it''s &cHi", []],
  ['tab', '&cHi||you', ['Hi #ff5555', 'you ']],
])('in %s, %s has its letters in their colors', (id, value, expected) => {
  const found = drawnSpans(value, optionsFor(id)).map(({ from, to, style: { color } }) =>
    [
      value.slice(from, to),
      color === undefined ? '' : `#${color.toString(16).padStart(6, '0')}`,
    ].join(' '),
  );
  expect(found).toEqual(expected);
});

test('styles are counted once each', () => {
  const value = '&cA&aB&cC&lD';
  const proof = proveWritten(value, '<red>A<green>B<red>C<b>D', optionsFor('generic'));
  expect(proof.alone).toEqual({ same: true, characters: 4, styles: 3 });
});

test.each([
  ['&cHi', '<red>Hi you', 2, 'text'],
  ['&cHi you', '<red>Hi', 2, 'text'],
  ['&cHi you', '<red>Hi yet', 4, 'text'],
  ['Hi &cyou', 'Hi <red>yet', 4, 'text'],
  ['&cHi &lyou', '<red>Hi <b>yet', 4, 'text'],
  ['&cHi you', '<red>Hi <gold>you', 3, 'color'],
  ['&cHi &lyou', '<red>Hi you', 3, 'bold'],
  ['&cHi &oyou', '<red>Hi you', 3, 'italic'],
  ['&cHi you', '<red>Hi <u>you', 3, 'underlined'],
  ['&cHi you', '<red>Hi <st>you', 3, 'strikethrough'],
  ['&cHi you', '<red>Hi <obf>you', 3, 'obfuscated'],
  ['&cHi you', "<red>Hi <click:run_command:'/a'>you", 3, 'event'],
  ['&cHi you', "<red>Hi <hover:show_text:'a'>you", 3, 'event'],
  ['&cHi you', '<red>Hi <insert:a>you', 3, 'event'],
  ['&cHi you', '<red>Hi <font:a:b>you', 3, 'event'],
  ['&cHi you', '<red>Hi <shadow:red>you', 3, 'event'],
  ['&cHi you', '<red>Hi you<key:key.jump>', 6, 'text'],
  ['&cHi you', '<red>Hi <key:key.jump>you', 3, 'text'],
  // A line break is no visible character, and one of two UTF-16 units is one.
  ['&cA\nB &lC', '<red>A\nB C', 3, 'bold'],
  ['&cA\r\nB &lC', '<red>A\r\nB C', 3, 'bold'],
  ['&cA\nBC', '<red>A\nBD', 2, 'text'],
  ['&c🎉🎉A &lC', '<red>🎉🎉A C', 4, 'bold'],
  ['&c🎉A', '<red>🎉B', 1, 'text'],
] as const)('%j and %j differ at character %i: %s', (value, written, at, difference) => {
  expect(proveWritten(value, written, optionsFor('generic')).alone).toEqual({
    same: false,
    at,
    difference,
  });
});

test.each([
  ['&cA\nB', '<red>A\nB', 2],
  ['&cA\n&aB', '<red>A<green>\nB', 2],
  ['&c\n&lA', '\n<red><b>A', 1],
  ['&c🎉\r\n🎉', '<red>🎉\r\n🎉', 2],
  ['&cA', '<red><!b><!u><!st><!obf><!i>A', 1],
  ['&cHi &cyou', '<red>Hi you', 6],
  ['&cHi you', '<red>Hi<red> you', 6],
  ['', '', 0],
  ['&c', '<gold>', 0],
  ['[&cA', '[<red>A', 2],
])('%j and %j look the same: %i characters', (value, written, characters) => {
  expect(proveWritten(value, written, optionsFor('generic')).alone).toMatchObject({
    same: true,
    characters,
  });
});

test('lines that are read by themselves have their separators between them', () => {
  const options = optionsFor('tab');
  const looks = (value: string) => {
    const { before } = looksOf(value, value, options);
    return before && toRuns(before).map((run) => ['text' in run && run.text, run.color]);
  };
  expect(looks('&cA||B||&aC')).toEqual([
    ['A', '#ff5555'],
    ['||B||', undefined],
    ['C', '#55ff55'],
  ]);
  expect(looks('&cA')).toEqual([['A', '#ff5555']]);
  expect(looks('A||')).toEqual([['A||', undefined]]);
});

test('styles that differ in one thing are different styles', () => {
  const styles = (value: string) => proveWritten(value, value, optionsFor('generic-minimessage'));
  const all = 'a<b>b</b><i>c</i><u>d</u><st>e</st><obf>f</obf><red>g</red><b><i>h</i></b>';
  expect(styles(all).alone).toMatchObject({ styles: 8 });
  expect(styles('a<!b>b</!b><b>c').alone).toMatchObject({ styles: 3 });
  expect(styles('<black>a<white>b<#000001>c').alone).toMatchObject({ styles: 3 });
  expect(styles("a<click:run_command:'/a'>b").alone).toMatchObject({ styles: 1 });
});

test('the name of an item is upright only where it says so', () => {
  const item = optionsFor('item');
  const alone = (value: string, written: string) => proveWritten(value, written, item).alone;
  expect(alone('&cA', '<!i><red>A')).toMatchObject({ same: true });
  expect(alone('&cA', '<red>A')).toEqual({ same: false, at: 0, difference: 'italic' });
  expect(alone('&oA', '<i>A')).toMatchObject({ same: true });
});

test('what cannot be read looks like nothing', () => {
  const unreadable = { alone: { same: false, at: 0, difference: 'unreadable' }, joined: [] };
  const options = optionsFor('generic', {
    joins: [{ place: 'before', from: '&6[Farm] ', to: '<gold>[Farm] ' }],
  });
  expect(proveWritten('&cHi', '<red>§cHi', options)).toEqual(unreadable);
  const tags = optionsFor('generic-minimessage');
  expect(proveWritten('<red>§cHi', '<red>Hi', tags)).toEqual(unreadable);
});

test('what a plugin does not read is shown as letters', () => {
  const { before } = looksOf('<red>Hi', '<red>Hi', optionsFor('authme'));
  expect(before && toPlain(before)).toBe('<red>Hi');
});

test('a plugin that reads MiniMessage in some actions reads codes elsewhere', () => {
  const menus = optionsFor('deluxemenus');
  expect(colorsOf('&aHoe', '<green>Hoe', menus)).toEqual([
    [['#55ff55', undefined]],
    [[undefined, undefined]],
  ]);
  const { before } = looksOf('[minimessage] &aHi', '[minimessage] <green>Hi', menus);
  expect(before && toPlain(before)).toBe('&aHi');
});

test.each([
  ['generic', '&cHi', '<red>Hi', {}, true],
  ['generic', '&cHi', '<gold>Hi', {}, false],
  // A correction without tags is read as the text was.
  ['generic', '&cHi', '&cHi!', {}, false],
  ['generic', '&cHi &', '&cHi &', {}, true],
  ['authme', '&cHi', '§cHi', { to: 'section' }, true],
  ['generic', '{"text":"Hi","color":"red"}', '<red>Hi', {}, true],
  ['generic', '&cHi', '{"text":"Hi","color":"red"}', { to: 'json' }, true],
  ['generic', '&cHi', '&cHi', { to: 'json' }, true],
  ['tab', '&cA||&lB', '<red>A||<b>B</b>', {}, true],
  ['essentialsx', "§cIt''s {0}", "<red>It''s {0}", {}, true],
  ['deluxemenus', '[minimessage] &aHi', '[minimessage] <green>Hi', {}, false],
] as const)('%s: %s becomes %s', (id, value, written, rest, isSame) => {
  expect(proveWritten(value, written, optionsFor(id, rest)).alone.same).toBe(isSame);
});

test('what is written is also tried behind its prefix', () => {
  const joins = [{ place: 'before', from: '&6[Farm] ', to: '<gold>[Farm] ' }] as const;
  const options = optionsFor('towny', { joins });
  expect(proveWritten('&rHi', '<reset>Hi', options).joined.map(({ same }) => same)).toEqual([true]);
  expect(proveWritten('&rHi', 'Hi', options).joined.map(({ same }) => same)).toEqual([false]);
});

test('whoever corrects codes goes on writing codes', () => {
  expect(colorsOf('&cHi', '&aHo', optionsFor('generic'))).toEqual([
    [['#ff5555', undefined]],
    [['#55ff55', undefined]],
  ]);
});

test('only texts that meet as strings are tried joined', () => {
  const joins = [{ place: 'before', from: '&6[Farm] ', to: '<gold>[Farm] ' }] as const;
  const joined = (join: Profile['join'], rest: Partial<ConvertOptions> = {}) => {
    const options = optionsFor('generic', { joins, ...rest });
    const profile = { ...options.profile, join };
    const written = rest.to === undefined ? '<red>Hi' : '§cHi';
    return proveWritten('&cHi', written, { ...options, profile }).joined.map(({ same }) => same);
  };
  expect(joined('string')).toEqual([true]);
  expect(joined('unknown')).toEqual([true]);
  expect(joined('component')).toEqual([]);
  expect(joined('none')).toEqual([]);
  expect(joined('string', { to: 'section' })).toEqual([]);
});

test('what the converter calls the same is the same here', () => {
  const part = fc.constantFrom(
    '&c',
    '&l',
    '&r',
    '§a',
    'Hi',
    ' ',
    '<',
    "'",
    '\\',
    '&#ff8800',
    '{0}',
  );
  const ids = fc.constantFrom('generic', 'towny', 'tab', 'superiorskyblock2', 'authme');
  const targets = fc.constantFrom('minimessage', 'legacy', 'section', 'json');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), ids, targets, (parts, id, to) => {
      const options = optionsFor(id, { to } as const);
      const value = parts.join('');
      const { state, value: written, proof } = convertText(value, options);
      if (state !== 'same' || proof === undefined) return;
      expect([value, written, proveWritten(value, written, options).alone.same]).toEqual([
        value,
        written,
        true,
      ]);
    }),
  );
});
