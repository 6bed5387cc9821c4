import {
  everyPage,
  type LanguageCode,
  languageCodes,
  originPlaceholder,
  pageById,
} from '@fucina/site';
import { words } from '@fucina/site/words';
import { expect, test } from 'vitest';
import { createPageWords } from '../words/page-words.ts';
import { pageHead, previewLocales, structuredData } from './head.ts';

function t(language: LanguageCode) {
  return createPageWords(language, words).t;
}

test.each(languageCodes)('every page has a title and a description of its own in %s', (code) => {
  const speak = t(code);
  const heads = everyPage.map((page) => pageHead(page, code, speak));
  expect(new Set(heads.map(({ title }) => title)).size).toBe(everyPage.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(everyPage.length);
  for (const { title } of heads) expect(title).toMatch(/ \| Fucina$/);
});

test('the languages of a page point at each other, whichever is shown', () => {
  const page = pageById('skins');
  const english = pageHead(page, 'en', t('en'));
  const italian = pageHead(page, 'it', t('it'));
  expect(english.alternates).toEqual(italian.alternates);
  expect(english.alternates).toEqual([
    { language: 'en', path: '/texture/skins?lng=en' },
    { language: 'it', path: '/texture/skins?lng=it' },
    { language: 'x-default', path: '/texture/skins?lng=en' },
  ]);
  expect(italian.canonical).toBe('/texture/skins?lng=it');
});

test('the page that was not found points nowhere', () => {
  const head = pageHead(undefined, 'en', t('en'));
  expect(head).toMatchObject({ canonical: '', alternates: [] });
  expect(head.title).toContain('404');
});

test('a tool is described as a free application with the way to it', () => {
  const [application, breadcrumbs] = structuredData(
    pageById('skulls'),
    'it',
    t('it'),
    originPlaceholder,
  );
  expect(application).toMatchObject({
    '@type': 'WebApplication',
    inLanguage: 'it',
    isAccessibleForFree: true,
    url: `${originPlaceholder}/texture/skulls?lng=it`,
  });
  expect(breadcrumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home' }, { name: 'Texture' }, { position: 3 }],
  });
});

test('link previews hear of the own locale first', () => {
  expect(previewLocales('it')).toEqual(['it_IT', 'en_GB']);
});
