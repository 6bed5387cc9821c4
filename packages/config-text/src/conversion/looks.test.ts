import { fc } from '@fast-check/vitest';
import { toPlain, toRuns } from '@fucina/minecraft-text/component';
import { expect, test } from 'vitest';
import { findProfile } from '../profiles/find-profile.ts';
import type { ConvertOptions } from './conversion.ts';
import { convertText } from './convert.ts';
import { looksOf, proveWritten } from './looks.ts';

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

test('styles are counted once each', () => {
  const value = '&cA&aB&cC&lD';
  const proof = proveWritten(value, '<red>A<green>B<red>C<b>D', optionsFor('generic'));
  expect(proof.alone).toEqual({ same: true, characters: 4, styles: 3 });
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
