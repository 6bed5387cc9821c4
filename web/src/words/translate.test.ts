import { type LanguageCode, languageCodes } from '@fucina/site';
import { words } from '@fucina/site/words';
import { expect, test } from 'vitest';
import { createPageWords } from './page-words.ts';
import { createTranslate } from './translate.ts';

const catalogue = (language: LanguageCode, tree: object) => ({ language, words: tree });

// The keys of these catalogues are not those of the site.
function translate(...catalogues: Parameters<typeof createTranslate>[0]) {
  return createTranslate(catalogues) as (key: string, values?: object) => string;
}

test.each([
  ['en', 0, '0 mods'],
  ['en', 1, '1 mod'],
  ['en', 2, '2 mods'],
  ['en', 1.5, '1.5 mods'],
  ['it', 1, '1 mod in italiano'],
  ['it', 21, '21 mod, in italiano'],
  // Italian has a form of its own for a million, which we do not write.
  ['it', 1_000_000, '1.000.000 mod, in italiano'],
] as const)('in %s, %d of something is %s', (language, count, sentence) => {
  const english = catalogue('en', {
    a: { mods_one: '{{count}} mod', mods_other: '{{count}} mods' },
  });
  const italian = catalogue('it', {
    a: { mods_one: '{{count}} mod in italiano', mods_other: '{{count}} mod, in italiano' },
  });
  const t = translate(language === 'it' ? italian : english, english);
  expect(t('a.mods', { count })).toBe(sentence);
});

test.each([
  ['en', 'It has 12,345.5 of 40,000, not 5000.'],
  ['it', 'It has 12.345,5 of 40.000, not 5000.'],
] as const)(
  'in %s a number is written as the language does, a text is left alone',
  (language, sentence) => {
    const t = translate(
      catalogue(language, { it: 'It has {{length}} of {{max}}, not {{typed}}.' }),
    );
    expect(t('it', { length: 12_345.5, max: 40_000, typed: '5000' })).toBe(sentence);
  },
);

test('texts are put in as they are, whatever is in them', () => {
  const t = translate(catalogue('en', { say: '{{name}}, {{name}} and {{other}}' }));
  expect(t('say', { name: '$& <b> {{other}}', other: 1 })).toBe(
    '$& <b> {{other}}, $& <b> {{other}} and 1',
  );
});

test('a sentence with a count but without plural forms takes the count', () => {
  const t = translate(catalogue('en', { place: '{{item}} is one of {{count}}' }));
  expect(t('place', { item: 'x', count: 3 })).toBe('x is one of 3');
});

test('a word that Italian lacks is English, and one that both lack is its key', () => {
  const missing: string[] = [];
  const t = createTranslate(
    [catalogue('it', { home: {} }), catalogue('en', { home: { title: 'Welcome' } })],
    (key) => missing.push(key),
  ) as (key: string) => string;
  expect(t('home.title')).toBe('Welcome');
  expect(t('home.nothing')).toBe('home.nothing');
  expect(t('constructor.name')).toBe('constructor.name');
  expect(missing).toEqual(['home.nothing', 'constructor.name']);
});

test.each(languageCodes)('every sentence of %s is found under its key', (code) => {
  const { t } = createPageWords(code, words);
  const values = { count: 2 };
  for (const [key, sentence] of sentencesOf(words[code])) {
    const isPlural = /_(one|other)$/.test(key);
    if (key.endsWith('_one')) continue;
    const found = t(key.replace(/_other$/, '') as never, isPlural ? values : undefined);
    expect([key, found]).toEqual([
      key,
      sentence.replaceAll('{{count}}', isPlural ? '2' : '{{count}}'),
    ]);
  }
});

test('a section is listed in its own language, else in English', () => {
  const { section } = createPageWords('it', { it: { a: { help: { x: 1 } } }, en: { b: { y: 2 } } });
  expect(section('a.help')).toEqual({ x: 1 });
  expect(section('b')).toEqual({ y: 2 });
  expect(section('c')).toEqual({});
});

function sentencesOf(tree: object, above = ''): readonly (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([name, value]) => {
    const key = above === '' ? name : `${above}.${name}`;
    return typeof value === 'string' ? [[key, value] as const] : sentencesOf(value, key);
  });
}
