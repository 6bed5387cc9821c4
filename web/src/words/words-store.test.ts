import type { LanguageCode } from '@fucina/site';
import { expect, test, vi } from 'vitest';
import { openWords } from './words-store.ts';

const english = { home: { title: 'Welcome' } };
const italian = { home: { title: 'Benvenuto' } };
const TREES: Readonly<Partial<Record<LanguageCode, object>>> = { en: english, it: italian };

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
  const store = await openWords('it', async (language) => {
    asked.push(language);
    return TREES[language] ?? {};
  });
  expect(store.get().t('home.title')).toBe('Benvenuto');
  expect(asked).toEqual(['it']);
});

test('English is loaded once Italian lacks a word, and shown', async () => {
  const { asked, load, answerAll } = byHand({ it: {}, en: english });
  const opening = openWords('it', load);
  answerAll();
  const store = await opening;
  const heard = vi.fn();
  store.subscribe(heard);
  expect(store.get().t('home.title')).toBe('home.title');
  expect(store.get().section('nothing')).toEqual({});
  expect(asked.map(({ language }) => language)).toEqual(['en']);
  answerAll();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  expect(store.get().language).toBe('it');
  expect(store.get().t('home.title')).toBe('Welcome');
  expect(store.get().section('home')).toEqual(english.home);
});

test('without the words of its language a page is not taken over', async () => {
  const load = async (language: string) => {
    if (language === 'it') throw new Error('offline');
    return english;
  };
  await expect(openWords('it', load)).rejects.toThrow('offline');
});

test('without English an Italian page goes on', async () => {
  const store = await openWords('it', async (language) => {
    if (language === 'en') throw new Error('offline');
    return italian;
  });
  expect(store.get().t('home.welcome')).toBe('home.welcome');
  expect(store.get().t('home.title')).toBe('Benvenuto');
});

test('the language stays when the other words cannot be loaded, and the next try loads them again', async () => {
  let isOnline = false;
  const store = await openWords('en', async (language) => {
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
  const opening = openWords('en', load);
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
