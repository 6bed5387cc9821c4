import { expect, test } from 'vitest';
import { fallbackLanguage, languageCodes } from '../languages.ts';
import { findingWords } from './config-findings.ts';

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
