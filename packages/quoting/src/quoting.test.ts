import { fc, test as property } from '@fast-check/vitest';
import { parse as parseToml } from 'smol-toml';
import { expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import {
  readEscapes,
  readJavaText,
  readPropertiesText,
  readShellWord,
  readTomlString,
  readYamlString,
  writeBashString,
  writeEncoded,
  writeEscapes,
  writeJavaString,
  writePropertiesValue,
  writeShellWord,
  writeShortYamlString,
  writeTomlString,
  writeYamlString,
  YAML_ESCAPES,
} from './index.ts';
import { anyText, isAscii } from './testing/any-text.ts';

const inside = (quoted: string) => quoted.slice(1, -1);

test.each([
  ["it's", "'it''s'", `"it's"`],
  ['a\\b "c"', `'a\\b "c"'`, `'a\\b "c"'`],
  ['', "''", '""'],
  ['a\tb', String.raw`"a\tb"`, String.raw`"a\tb"`],
  ['a\nb\r', String.raw`"a\nb\r"`, String.raw`"a\nb\r"`],
  ['a\u0007b', String.raw`"a\u0007b"`, String.raw`"a\u0007b"`],
  ['a\u0085b', String.raw`"a\u0085b"`, String.raw`"a\u0085b"`],
  ['a\u2028b', String.raw`"a\u2028b"`, String.raw`"a\u2028b"`],
  ['\ufeffa', String.raw`"\ufeffa"`, String.raw`"\ufeffa"`],
  ['a\ud800', String.raw`"a\ud800"`, String.raw`"a\ud800"`],
])('in YAML %j is %s, or with double quotes preferred %s', (text, single, short) => {
  expect(writeYamlString(text)).toBe(single);
  expect(writeShortYamlString(text, '"')).toBe(short);
});

test.each([
  ['pair', String.raw`é \u2665 \ud83c\udf89`],
  ['capital', String.raw`é \u2665 \U0001f389`],
] as const)('what a file cannot hold is escaped: %s', (long, written) => {
  const isLatin = (text: string) => /^[^\u0100-\uffff]*$/.test(text);
  expect(writeEncoded('é ♥ 🎉', isLatin, long)).toBe(written);
  expect(writePropertiesValue('é ♥ 🎉', isLatin)).toBe(String.raw`é \u2665 \uD83C\uDF89`);
});

property.prop([anyText])('YAML reads any text back, and so does our reader', (text) => {
  for (const written of [writeYamlString(text), writeShortYamlString(text, '"')]) {
    expect(parseYaml(written)).toBe(text);
    expect(readYamlString(written)).toBe(text);
  }
  const ascii = `"${writeEncoded(text, isAscii, 'capital')}"`;
  expect(isAscii(ascii)).toBe(true);
  expect(parseYaml(ascii)).toBe(text);
});

property.prop([anyText])('TOML reads any text back, and so does our reader', (given) => {
  const text = given.toWellFormed();
  for (const written of [writeTomlString(text), `"${writeEncoded(text, isAscii, 'capital')}"`]) {
    expect(parseToml(`a = ${written}`).a).toBe(text);
    expect(readTomlString(written)).toBe(text);
  }
});

property.prop([anyText])('JSON reads what is between its quotes', (text) => {
  expect(JSON.parse(`"${writeEscapes(text)}"`)).toBe(text);
  expect(JSON.parse(`"${writeEncoded(text, isAscii, 'pair')}"`)).toBe(text);
});

property.prop([anyText])('what is written as a value, a literal or a word is read back', (text) => {
  for (const value of [writePropertiesValue(text), writePropertiesValue(text, isAscii)]) {
    expect(readPropertiesText(value)).toBe(text);
  }
  expect(readJavaText(inside(writeJavaString(text)))).toBe(text);
  expect(readShellWord(writeShellWord(text))).toBe(text);
  expect(readShellWord(writeBashString(text))).toBe(text);
});

const fromToml = fc
  .tuple(
    fc.constantFrom('"', "'", '"""', "'''"),
    fc.array(
      fc.constantFrom(
        'a',
        ' ',
        '\t',
        '\n',
        '\r\n',
        '\\n',
        '\\\\',
        '\\"',
        '\\u00e9',
        '\\\n',
        '\\U0001f389',
        '\\q',
      ),
    ),
  )
  .map(([fence, parts]) => fence + parts.join('') + fence);

property.prop([fromToml])('each kind of string of TOML is read as its library does', (quoted) => {
  let read: unknown;
  try {
    read = parseToml(`a = ${quoted}`).a;
  } catch {
    return; // more is refused there than here
  }
  expect(readTomlString(quoted)).toBe(read);
});

test.each([
  ['"a\\qb"', undefined],
  ['"a\\u00g0"', undefined],
  ['"\\U00110000"', undefined],
  ['"a\\/b"', 'a/b'],
  ["'it''s \\n'", "it's \\n"],
])('%s of YAML is %j', (quoted, text) => expect(readYamlString(quoted)).toBe(text));

test.each([
  ['drop', 'a\\qb', 'aqb'],
  ['keep', 'a\\qb', 'a\\qb'],
  ['drop', 'a\\', 'a'],
  ['keep', 'a\\', 'a\\'],
  ['drop', '\\u12', 'u12'],
] as const)('another backslash can be left out or stay: %s %j', (others, text, read) => {
  expect(readEscapes(text, YAML_ESCAPES, others)).toBe(read);
});
