import { RULES } from '@fucina/config-text';
import { expect, test } from 'vitest';
import { fallbackLanguage, languageCodes } from '../languages.ts';
import { explainFinding, explainReason, findingWords } from './config-findings.ts';
import { words } from './index.ts';

test.each(languageCodes)('every rule is explained in %s, and no other', (code) => {
  const { markup } = words[code].ui;
  for (const rule of RULES.keys()) {
    const explained = explainFinding(
      { rule, name: 'Name', detail: 'Detail' },
      findingWords[code],
      markup,
    );
    for (const sentence of Object.values(explained)) {
      expect([rule, sentence]).toEqual([rule, expect.stringMatching(/^\S.*\S$/)]);
      expect([rule, sentence]).toEqual([rule, expect.not.stringContaining('{{')]);
    }
  }
  expect(Object.keys(findingWords[code].rules).sort()).toEqual([...RULES.keys()].sort());
});

test('the words of a finding name what it is about', () => {
  const found = { rule: 'yaml/duplicate-key', detail: 'join' } as const;
  expect(explainFinding(found, findingWords.en, words.en.ui.markup)).toEqual({
    title: 'Key that is there twice',
    why: 'The key join is there twice; the game takes the last one.',
    fix: 'Delete one of the two, or rename it.',
  });
  const tag = { rule: 'text/unknown-tag', name: 'rde' } as const;
  expect(explainFinding(tag, findingWords.it, words.it.ui.markup).why).toBe(
    'Il tag “rde” non esiste, quindi resta testo.',
  );
});

test('what a parser stumbled over is said in words, and in its own if there are none', () => {
  const { markup } = words.en.ui;
  const why = (detail?: string) =>
    explainFinding({ rule: 'yaml/syntax', ...(detail && { detail }) }, findingWords.en, markup).why;
  expect(why('MISSING_CHAR')).toBe(
    'This is no correct YAML. A closing quote, bracket, comma or space is missing.',
  );
  expect(why('RARE')).toBe('This is no correct YAML. (RARE)');
  expect(why()).toBe('This is no correct YAML.');
});

test('a reason has the words of its rule, if it is one', () => {
  const { en } = findingWords;
  expect(explainReason('codes-only', en)).toEqual(en.rules['text/codes-only']);
  expect(explainReason('not-read-here', en)).toEqual(en.rules['profile/not-read-here']);
  expect(explainReason('approximate', en).title).toBe('Gradient in other steps');
});

test('the sentences of all languages have the same keys and values', () => {
  const shape = (tree: object, above = ''): readonly string[] =>
    Object.entries(tree).flatMap(([name, value]) =>
      typeof value === 'string'
        ? `${above}/${name} ${[...value.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort()}`
        : shape(value, `${above}/${name}`),
    );
  const english = [...shape(findingWords[fallbackLanguage])].sort();
  for (const code of languageCodes) expect([...shape(findingWords[code])].sort()).toEqual(english);
});

test.each(languageCodes)('apostrophes and quotes in %s are ’ and “ ”', (code) => {
  expect(JSON.stringify(findingWords[code]).match(/\\"|['`´‘«»„]/g)).toBeNull();
});

test('Italian sentences use the words of the glossary', () => {
  expect(JSON.stringify(findingWords.it)).not.toMatch(/gradient(e|i)\b|lista (dei|del)\b/i);
});
