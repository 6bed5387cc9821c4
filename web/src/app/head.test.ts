import { allPages, languageCodes, originPlaceholder, pageById } from '@fucina/site';
import { words } from '@fucina/site/words';
import { expect, test } from 'vitest';
import { pageHead, previewLocales, structuredData } from './head.ts';
import { createWords } from './words.ts';

async function t(language: 'en' | 'it') {
  return (await createWords({ language, resources: words })).t;
}

test.each(languageCodes)(
  'every page has a title and a description of its own in %s',
  async (code) => {
    const speak = await t(code);
    const heads = allPages.map((page) => pageHead(page, code, speak));
    expect(new Set(heads.map(({ title }) => title)).size).toBe(allPages.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(allPages.length);
    for (const { title } of heads) expect(title).toMatch(/ \| Fucina$/);
  },
);

test('the languages of a page point at each other, whichever is shown', async () => {
  const page = pageById('skins');
  const english = pageHead(page, 'en', await t('en'));
  const italian = pageHead(page, 'it', await t('it'));
  expect(english.alternates).toEqual(italian.alternates);
  expect(english.alternates).toEqual([
    { language: 'en', path: '/texture/skins?lng=en' },
    { language: 'it', path: '/texture/skins?lng=it' },
    { language: 'x-default', path: '/texture/skins?lng=en' },
  ]);
  expect(italian.canonical).toBe('/texture/skins?lng=it');
});

test('the page that was not found points nowhere', async () => {
  const head = pageHead(undefined, 'en', await t('en'));
  expect(head).toMatchObject({ canonical: '', alternates: [] });
  expect(head.title).toContain('404');
});

test('a tool is described as a free application with the way to it', async () => {
  const [application, breadcrumbs] = structuredData(
    pageById('skulls'),
    'it',
    await t('it'),
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
