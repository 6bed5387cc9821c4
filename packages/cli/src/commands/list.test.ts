import { afterAll, expect, test } from 'vitest';
import { RULE_IDS } from '../rules/rules.ts';
import { TestFolder } from '../testing/folder.ts';

const folder = new TestFolder({ 'a.yml': "hello: '&cHi'\nmaterial: DIAMOND_SWORD\nport: 1\n" });
afterAll(() => folder.remove());

const list = (words: readonly string[]) => folder.fucina(['list', ...words]);

test.each(['en', 'it'])('all rules, each with its level and a sentence (%s)', async (lang) => {
  const { stdout, code } = await list(['rules', '--format', 'json', '--lang', lang]);
  const rules: { rule: string; level: string; about: string }[] = JSON.parse(stdout);
  expect(rules.map(({ rule }) => rule)).toEqual(RULE_IDS);
  for (const { rule, level, about } of rules) {
    expect(['error', 'warning', 'note']).toContain(level);
    expect([rule, about]).toEqual([rule, expect.stringMatching(/^[^{]{5,}$/)]);
  }
  expect(code).toBe(0);
});

test('profiles in columns', async () => {
  const { stdout } = await list(['profiles']);
  expect(stdout).toMatch(/^tab +TAB +tag-replace-reset +TAB\/\*\.yml$/m);
});

test('strings of a file, and how each is understood', async () => {
  expect(await list(['strings', 'a.yml'])).toEqual({
    stdout: '1  8   text     hello     &cHi\n2  11  setting  material  DIAMOND_SWORD\n',
    stderr: '',
    code: 0,
  });
});

test.each([
  [['strings'], 'is missing', 2],
  [['rules', 'yaml/tab'], 'There are too many words.', 2],
  [['everything'], 'Possible: profiles, rules, strings.', 2],
  [['strings', 'none.yml'], 'none.yml cannot be read (no such file or folder).', 1],
])('%j', async (words, message, code) => {
  const ran = await list(words);
  expect(ran.stderr).toContain(message);
  expect(ran.code).toBe(code);
});
