import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { toFunctionLine, toGameCommand, toJavaString, toYamlString } from './wrapping.ts';

test.each([
  ['/give @p stone', 'give @p stone'],
  ['/give @p stone[custom_name="a/b"]', 'give @p stone[custom_name="a/b"]'],
  ['say /give', 'say /give'],
])('in a function file, %s is %s', (command, line) => expect(toFunctionLine(command)).toBe(line));

test.each([
  ['/give @p stone', '/minecraft:give @p stone'],
  ['/minecraft:give @p stone', '/minecraft:give @p stone'],
  ['/say /give it', '/say /give it'],
  ['/giveall stone', '/giveall stone'],
])('%s is the game’s own as %s', (command, own) => expect(toGameCommand(command)).toBe(own));

test.each([
  ["it's", "'it''s'"],
  ['a\\b "c"', `'a\\b "c"'`],
  ['', "''"],
  ['a\tb', String.raw`"a\tb"`],
  ['a\nb\r', String.raw`"a\nb\r"`],
  ['a\u0007b', String.raw`"a\u0007b"`],
])('%j is %s in YAML', (text, yaml) => expect(toYamlString(text)).toBe(yaml));

property.prop([fc.string({ unit: 'grapheme' })])('any text can be read back from YAML', (text) => {
  expect(parse(toYamlString(text))).toBe(text);
});

test('Java strings are in double quotes, with escapes', () => {
  expect(toJavaString('say "a\\b"\n')).toBe(String.raw`"say \"a\\b\"\n"`);
});
