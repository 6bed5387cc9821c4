import type { LanguageCode, WordsFile } from '@fucina/site';
import { wordsFiles } from '@fucina/site';
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openWords } from './words-store.ts';

const english = { home: { title: 'Welcome' } };
const italian = { home: { title: 'Benvenuto' } };
const TREES: Readonly<Partial<Record<LanguageCode, object>>> = { en: english, it: italian };

const COMMON: readonly WordsFile[] = ['translation'];

/** Loads that are answered by hand, in any order. */
function byHand(trees = TREES) {
  const asked: { language: LanguageCode; answer: () => void; fail: () => void }[] = [];
  const load = (language: LanguageCode) =>
    new Promise<object>((resolve, reject) => {
      asked.push({
        language,
        answer: () => resolve(trees[language] ?? {}),
        fail: () => reject(new Error('offline')),
      });
    });
  const answerAll = () => {
    for (const { answer } of asked.splice(0)) answer();
  };
  return { asked, load, answerAll };
}

test('a page in Italian loads Italian alone', async () => {
  const asked: string[] = [];
  const store = await openWords('it', COMMON, async (language) => {
    asked.push(language);
    return TREES[language] ?? {};
  });
  expect(store.get().t('home.title')).toBe('Benvenuto');
  expect(asked).toEqual(['it']);
});

test('English is loaded once Italian lacks a word, and shown', async () => {
  const { asked, load, answerAll } = byHand({ it: {}, en: english });
  const opening = openWords('it', COMMON, load);
  answerAll();
  const store = await opening;
  const heard = vi.fn();
  store.subscribe(heard);
  expect(store.get().t('home.title')).toBe('home.title');
  expect(store.get().section('nothing')).toEqual({});
  expect(asked.map(({ language }) => language)).toEqual(['en']);
  answerAll();
  await waitFor(() => expect(heard).toHaveBeenCalledOnce());
  expect(store.get().language).toBe('it');
  expect(store.get().t('home.title')).toBe('Welcome');
  expect(store.get().section('home')).toEqual(english.home);
});

test('without the words of its language a page is not taken over', async () => {
  const load = async (language: string) => {
    if (language === 'it') throw new Error('offline');
    return english;
  };
  await expect(openWords('it', COMMON, load)).rejects.toThrow('offline');
});

test('without English an Italian page goes on', async () => {
  const store = await openWords('it', COMMON, async (language) => {
    if (language === 'en') throw new Error('offline');
    return italian;
  });
  expect(store.get().t('home.welcome')).toBe('home.welcome');
  expect(store.get().t('home.title')).toBe('Benvenuto');
});

test('the language stays when the other words cannot be loaded, and the next try loads them again', async () => {
  let isOnline = false;
  const store = await openWords('en', COMMON, async (language) => {
    if (language === 'it' && !isOnline) throw new Error('offline');
    return TREES[language] ?? {};
  });
  await expect(store.change('it')).rejects.toThrow('offline');
  expect(store.get().language).toBe('en');
  isOnline = true;
  await store.change('it');
  expect(store.get().t('home.title')).toBe('Benvenuto');
});

test('the newest choice wins', async () => {
  const { asked, load, answerAll } = byHand();
  const opening = openWords('en', COMMON, load);
  answerAll();
  const store = await opening;
  const heard: string[] = [];
  store.subscribe(() => heard.push(store.get().language));
  const toItalian = store.change('it');
  const back = store.change('en');
  asked[0]?.answer();
  await Promise.all([toItalian, back]);
  expect(store.get().language).toBe('en');
  expect(heard).toEqual([]);
});

/** A server with the words of some pages, which can go offline. */
function server() {
  const files: Readonly<Record<string, object>> = {
    'en/translation': { home: { title: 'Welcome' }, skins: { title: 'Skins' } },
    'it/translation': { home: { title: 'Benvenuto' }, skins: { title: 'Skin' } },
    'en/skins': { skins: { body: 'Body' } },
    'it/skins': { skins: { body: 'Corpo' } },
  };
  const asked: string[] = [];
  const down = new Set<string>();
  const load = async (language: LanguageCode, file: WordsFile) => {
    const name = `${language}/${file}`;
    asked.push(name);
    if (down.has(name)) throw new Error('offline');
    return files[name] ?? {};
  };
  return { asked, down, load };
}

test('the words of a page come to those of all pages, once', async () => {
  const { asked, load } = server();
  const store = await openWords('en', COMMON, load);
  const heard = vi.fn();
  store.subscribe(heard);
  const { t } = store.get();
  await store.need('skins');
  await store.need('skins');
  expect(t('skins.body')).toBe('Body');
  expect(t('skins.title')).toBe('Skins');
  expect(asked).toEqual(['en/translation', 'en/skins']);
  // The page before is not drawn again for it.
  expect(heard).not.toHaveBeenCalled();
});

test('the other language is loaded with the words of every page that was opened', async () => {
  const { asked, load } = server();
  const store = await openWords('en', ['translation', 'skins'], load);
  await store.change('it');
  expect(store.get().t('skins.body')).toBe('Corpo');
  expect(asked).toEqual(['en/translation', 'en/skins', 'it/translation', 'it/skins']);
});

test('a page that is opened while the language changes speaks the new one', async () => {
  const { load } = server();
  const store = await openWords('en', COMMON, load);
  const opening = store.need('skins');
  await Promise.all([store.change('it'), opening]);
  expect(store.get().t('skins.body')).toBe('Corpo');
});

test('a language is not shown before it has the page that was opened meanwhile', async () => {
  const { asked, load, answerAll } = byHand();
  const opening = openWords('en', COMMON, load);
  answerAll();
  const store = await opening;
  const needing = store.need('skins');
  const changing = store.change('it');
  asked[0]?.answer();
  await needing;
  asked[1]?.answer();
  await waitFor(() => expect(asked).toHaveLength(3));
  expect(store.get().language).toBe('en');
  asked[2]?.answer();
  await changing;
  expect(store.get().language).toBe('it');
});

test('words of a page that cannot be loaded do not hold the language back, and are loaded later', async () => {
  const { down, load } = server();
  const store = await openWords('en', COMMON, load);
  down.add('en/skins').add('it/skins');
  await expect(store.need('skins')).rejects.toThrow('offline');
  await store.change('it');
  expect(store.get().t('home.title')).toBe('Benvenuto');
  down.clear();
  await store.need('skins');
  expect(store.get().t('skins.body')).toBe('Corpo');
});

test('a word that the page opened later lacks is English, too', async () => {
  const load = async (language: LanguageCode, file: WordsFile) =>
    language === 'it' ? {} : await server().load(language, file);
  const store = await openWords('it', COMMON, load);
  expect(store.get().t('home.title')).toBe('home.title');
  await waitFor(() => expect(store.get().t('home.title')).toBe('Welcome'));
  await store.need('skins');
  expect(store.get().t('skins.body')).toBe('skins.body');
  await waitFor(() => expect(store.get().t('skins.body')).toBe('Body'));
});

test('the whole of a language is every file of it, and nothing of the others', async () => {
  const { asked, load } = server();
  const store = await openWords('en', COMMON, load);
  const italian = await store.whole('it');
  expect([italian.language, italian.t('skins.body')]).toEqual(['it', 'Corpo']);
  expect(asked.slice(1)).toEqual(wordsFiles.map((file) => `it/${file}`));
  expect(store.get().language).toBe('en');
});
