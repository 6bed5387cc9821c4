import { expect, test } from 'vitest';
import { allPages } from '../pages.ts';
import { words } from './index.ts';

test('English and Italian have the same sentences', () => {
  expect([...sentences(words.it).keys()].sort()).toEqual([...sentences(words.en).keys()].sort());
});

test('a sentence takes the same values in both languages', () => {
  const italian = sentences(words.it);
  for (const [key, english] of sentences(words.en)) {
    expect([key, ...valuesIn(italian.get(key) ?? '')]).toEqual([key, ...valuesIn(english)]);
  }
});

test.each(['en', 'it'] as const)('no sentence of %s is empty or has blanks at its ends', (code) => {
  for (const [key, sentence] of sentences(words[code])) {
    expect([key, sentence.trim()]).toEqual([key, sentence]);
    expect([key, sentence === '']).toEqual([key, false]);
  }
});

test.each(allPages)('the section of $id has a title for the document', (page) => {
  expect(sentences(words.en).has(page.title.replace(/\.title$/, '.head_title'))).toBe(true);
});

test.each(allPages.filter((page) => page.isBasePage && page.showInNavbar))(
  'the section of $id names its overview',
  (page) => {
    expect(sentences(words.en).has(page.title.replace(/\.title$/, '.all'))).toBe(true);
  },
);

test.each(['en', 'it'] as const)('page titles of %s fit a search result', (code) => {
  for (const [key, sentence] of sentences(words[code])) {
    if (key.endsWith('.head_title')) expect([key, sentence.length <= 51]).toEqual([key, true]);
  }
});

function sentences(tree: object, above = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(tree)) {
    const key = above === '' ? name : `${above}.${name}`;
    if (typeof value === 'string') found.set(key, value);
    else for (const [inner, sentence] of sentences(value, key)) found.set(inner, sentence);
  }
  return found;
}

function valuesIn(sentence: string): string[] {
  return [...sentence.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1] ?? '').sort();
}
