import { expect, test } from 'vitest';
import { fallbackLanguage, type LanguageCode, languageCodes } from '../languages.ts';
import { allPages, tools } from '../pages.ts';
import { words } from './index.ts';

const TRANSLATIONS = languageCodes.filter((code) => code !== fallbackLanguage);

test.each(TRANSLATIONS)('%s has the messages of English', (code) => {
  // A language may have more plural forms, but always the one for all other numbers.
  const isMessage = (key: string) => !/_(zero|one|two|few|many)$/.test(key);
  const keys = (language: LanguageCode) =>
    [...sentences(words[language]).keys()].filter(isMessage).sort();
  expect(keys(code)).toEqual(keys(fallbackLanguage));
});

test.each(TRANSLATIONS)('a message of %s uses the values of the English one', (code) => {
  const english = sentences(words[fallbackLanguage]);
  for (const [key, sentence] of sentences(words[code])) {
    // Messages about exactly one thing may omit the number: “Ultimo minuto”.
    const needed = (text: string) =>
      valuesIn(text).filter((value) => value !== 'count' || !key.endsWith('_one'));
    const original = english.get(key) ?? english.get(key.replace(/_[a-z]+$/, '_other')) ?? '';
    expect([key, ...needed(sentence)]).toEqual([key, ...needed(original)]);
  }
});

test.each(languageCodes)('no message in %s is empty or starts or ends with a space', (code) => {
  for (const [key, sentence] of sentences(words[code])) {
    expect([key, sentence.trim()]).toEqual([key, sentence]);
    expect([key, sentence === '']).toEqual([key, false]);
  }
});

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

// Other languages have quotes of their own, such as « ».
test.each(['en', 'it'] as const)('apostrophes and quotes in %s are ’ and “ ”', (code) => {
  const exceptions = code === 'en' ? [...SPECIFIED, ...CODE] : CODE;
  const others = [...sentences(words[code])].filter(
    ([key, sentence]) => /['"`´‘«»„]/.test(sentence) && !exceptions.includes(key),
  );
  expect(others).toEqual([]);
});

test('every opening quote is closed', () => {
  const all = Object.values(words).flatMap((language) => [...sentences(language)]);
  for (const [key, sentence] of all) {
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

test.each(allPages)('the search finds $id by keywords', (page) => {
  expect(sentences(words.en).has(page.title.replace(/\.title$/, '.keywords'))).toBe(true);
});

test.each(languageCodes)('what a menu in %s says of each tool fits into its line', (code) => {
  const said = sentences(words[code]);
  for (const { title } of tools) {
    const sentence = said.get(title.replace(/\.title$/, '.in_menu')) ?? '';
    expect([sentence, sentence.length > 0, sentence.length <= 38]).toEqual([sentence, true, true]);
  }
});

test.each(allPages.filter((page) => page.isBasePage && page.showInNavbar))(
  'the section of $id has a name for its overview',
  (page) => {
    expect(sentences(words.en).has(page.title.replace(/\.title$/, '.all'))).toBe(true);
  },
);

test.each(languageCodes)('document titles in %s have at most 51 characters', (code) => {
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
