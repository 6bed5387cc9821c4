// Files made to take time or memory end with a problem or with their texts, in linear time. What hangs runs into the
// timeout of the test.
import { expect, test } from 'vitest';
import { changeFile } from './change-file.ts';
import { openBytes, tagsForCodes } from './testing/tags-for-codes.ts';

const MEGABYTES = 1_000_000;
/** The largest take seconds of a processor; on a busy machine that is minutes. */
const PATIENT = { timeout: 600_000 };

test('40,000 keys, each changed', async () => {
  const lines = Array.from({ length: 40_000 }, (_, index) => `key${index}: '&cText ${index}'\n`);
  const file = await openBytes('a.yml', lines.join(''));
  const changes = file.texts.map(({ value }, text) => ({ text, edits: tagsForCodes(value) }));
  const { content, dropped } = changeFile(file, changes);
  expect(dropped).toEqual([]);
  expect(content).toBe(lines.join('').replaceAll('&c', '<red>'));
});

test('aliases of aliases are not expanded', async () => {
  const lists = Array.from(
    { length: 12 },
    (_, level) => `a${level + 1}: &a${level + 1} [${Array(9).fill(`*a${level}`).join(', ')}]\n`,
  );
  const { texts, problems } = await openBytes('a.yml', `a0: &a0 '&cX'\n${lists.join('')}`);
  expect(texts.map(({ used }) => used)).toEqual([10]);
  expect(problems).toEqual([]);
});

test.each([
  ['a.yml', '['.repeat(100_000), 'yaml/nesting'],
  ['a.yml', '{a: '.repeat(100_000), 'yaml/nesting'],
  ['a.yml', '- '.repeat(100_000), 'yaml/nesting'],
  ['a.yml', '? '.repeat(100_000), 'yaml/nesting'],
  ['a.yml', `a: '${'x'.repeat(10 * MEGABYTES)}`, 'yaml/syntax'],
  ['a.yml', `a: ${"'".repeat(10 * MEGABYTES + 1)}`, 'yaml/syntax'],
  ['a.yml', '"'.repeat(200_000), 'yaml/too-many-errors'],
  ['a.yml', `a: "${'\\q'.repeat(200_000)}"`, 'yaml/too-many-errors'],
  ['a.yml', `${'&c'.repeat(MEGABYTES / 2)}${' '.repeat(MEGABYTES)}`, 'yaml/unquoted-code'],
  ['a.yml', '#\n'.repeat(1.3 * MEGABYTES), 'yaml/too-big'],
  ['a.json', '['.repeat(MEGABYTES), 'json/nesting'],
  ['a.json', `"${'x'.repeat(10 * MEGABYTES)}`, 'json/syntax'],
  ['a.toml', `a = ${'['.repeat(100_000)}`, 'toml/syntax'],
  ['a.toml', `a = "${'x'.repeat(4 * MEGABYTES)}"`, 'toml/too-big'],
  ['a.conf', '['.repeat(MEGABYTES), 'hocon/nesting'],
  ['a.conf', `${'a.'.repeat(MEGABYTES)}a = x`, 'hocon/nesting'],
  ['a.conf', `${'|\n'.repeat(100_000)}${'[b]'.repeat(100_000)}`, 'hocon/nesting'],
  ['a.conf', `a = """${'" '.repeat(MEGABYTES)}`, 'hocon/syntax'],
  ['a.conf', `${'k'.repeat(MEGABYTES)} = [${'x, '.repeat(MEGABYTES)}]`, 'file/long-key'],
  ['a.json', `{"${'k'.repeat(MEGABYTES)}": ["x"${', "x"'.repeat(200_000)}]}`, 'file/long-key'],
  ['a.properties', `a=${'x'.repeat(MEGABYTES)}\\u00`, 'props/bad-unicode'],
])('%s %.10j', PATIENT, async (name, content, rule) => {
  const { problems } = await openBytes(name, content);
  expect(problems[0]).toMatchObject({ code: rule, severity: 'error' });
});

test.each([
  ['a.yml', "a: '", "'"],
  ['a.yml', 'a: "', '"'],
  ['a.yml', 'a: |\n  ', '\n'],
  ['a.json', '["', '"]'],
  ['a.conf', 'a = "', '"'],
  ['a.conf', 'a = """', '"""'],
  ['a.properties', 'a=', '\n'],
  ['a.txt', '', '\n'],
])('a line of two megabytes in %s: %j', async (name, before, after) => {
  const codes = '&cX Y '.repeat(333_000);
  const file = await openBytes(name, before + codes + after);
  const { content, dropped } = changeFile(file, [
    { text: 0, edits: tagsForCodes(file.texts[0]?.value ?? '') },
  ]);
  expect(dropped).toEqual([]);
  expect(content.length).toBe(file.content.length + 3 * (codes.length / 6));
});
