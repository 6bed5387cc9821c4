import { expect, test } from 'vitest';
import { allPages } from '../pages.ts';
import { words } from './index.ts';

test('English and Italian have the same messages', () => {
  expect([...sentences(words.it).keys()].sort()).toEqual([...sentences(words.en).keys()].sort());
});

test('a message uses the same values in both languages', () => {
  const italian = sentences(words.it);
  for (const [key, english] of sentences(words.en)) {
    // Messages about exactly one thing may omit the number: “Ultimo minuto”.
    const needed = (sentence: string) =>
      valuesIn(sentence).filter((value) => value !== 'count' || !key.endsWith('_one'));
    expect([key, ...needed(italian.get(key) ?? '')]).toEqual([key, ...needed(english)]);
  }
});

test.each(['en', 'it'] as const)(
  'no message in %s is empty or starts or ends with a space',
  (code) => {
    for (const [key, sentence] of sentences(words[code])) {
      expect([key, sentence.trim()]).toEqual([key, sentence]);
      expect([key, sentence === '']).toEqual([key, false]);
    }
  },
);

/** Messages quoted verbatim from the specification. */
const SPECIFIED: readonly string[] = [
  'skins.errors.not_found',
  'skins.errors.no_uuid',
  'skins.errors.no_profile',
  'skulls.errors.player',
  'skulls.errors.uuid',
  'skulls.errors.profile',
  'skulls.errors.texture',
];
/** Messages that contain a line of a configuration file. */
const CODE: readonly string[] = ['server.notes.eula'];

test.each(['en', 'it'] as const)('apostrophes and quotes in %s are ’ and “ ”', (code) => {
  const exceptions = code === 'en' ? [...SPECIFIED, ...CODE] : CODE;
  const others = [...sentences(words[code])].filter(
    ([key, sentence]) => /['"`´‘«»„]/.test(sentence) && !exceptions.includes(key),
  );
  expect(others).toEqual([]);
});

test('every opening quote is closed', () => {
  for (const [key, sentence] of [...sentences(words.en), ...sentences(words.it)]) {
    const marks = sentence.match(/[“”]/g)?.join('') ?? '';
    expect([key, marks]).toEqual([key, '“”'.repeat(marks.length / 2)]);
  }
});

test('text that is the same in several places in English is the same in Italian', () => {
  const italian = sentences(words.it);
  const translations = Map.groupBy(
    [...sentences(words.en)].filter(([key]) => !/_(one|other)$/.test(key)),
    ([, english]) => english,
  );
  for (const [english, keys] of translations) {
    const found = new Set(keys.map(([key]) => italian.get(key)));
    expect([english, ...found]).toHaveLength(2);
  }
});

test('Italian texts use the words of the glossary', () => {
  const others =
    /lista (dei server|del gioco)|gradient(e|i)\b|\bformattare|Ultimo \{\{|\bbandier[ae]\b/i;
  const found = [...sentences(words.it)].filter(([, sentence]) => others.test(sentence));
  expect(found).toEqual([]);
});

test.each(allPages)('the section of $id has a document title', (page) => {
  expect(sentences(words.en).has(page.title.replace(/\.title$/, '.head_title'))).toBe(true);
});

test.each(allPages.filter((page) => page.isBasePage && page.showInNavbar))(
  'the section of $id has a name for its overview',
  (page) => {
    expect(sentences(words.en).has(page.title.replace(/\.title$/, '.all'))).toBe(true);
  },
);

test.each(['en', 'it'] as const)('document titles in %s have at most 51 characters', (code) => {
  // Search results cut longer ones: the name of the site follows.
  const tooLong = [...sentences(words[code])].filter(
    ([key, sentence]) => key.endsWith('.head_title') && sentence.length > 51,
  );
  expect(tooLong).toEqual([]);
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
