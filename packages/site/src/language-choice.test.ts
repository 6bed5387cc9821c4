import { expect, test } from 'vitest';
import { acceptedLanguage, chooseLanguage } from './language-choice.ts';

const accepted = (header: string) =>
  chooseLanguage({
    query: undefined,
    cookie: undefined,
    accepted: () => acceptedLanguage(header),
  });

test.each([
  ['', 'en'],
  ['it', 'it'],
  ['it-IT,it;q=0.9,en;q=0.8', 'it'],
  ['en-GB,en;q=0.9,it;q=0.8', 'en'],
  ['de-DE,de;q=0.9', 'en'],
  ['de, it;q=0.3', 'it'],
  ['en;q=0.5, it', 'it'],
  ['it;q=0.5, en;q=0.5', 'it'],
  ['IT-ch', 'it'],
  ['it;q=0, en', 'en'],
  ['en;q=0, *', 'it'],
  ['*', 'en'],
  ['it;q=2, en', 'en'],
  ['it;q=x, en;q=0.1', 'en'],
  [';;;,,,q=1', 'en'],
  ['en ; q = 0.1 , it ; q = 0.2', 'it'],
])('Accept-Language "%s" gives %s', (header, language) => {
  expect(accepted(header)).toBe(language);
});

test('the link beats the cookie, the cookie beats the browser', () => {
  const accepted = () => 'en' as const;
  expect(chooseLanguage({ query: 'en', cookie: 'it', accepted })).toBe('en');
  expect(chooseLanguage({ query: undefined, cookie: 'it-IT', accepted })).toBe('it');
  expect(chooseLanguage({ query: 'xx', cookie: 'it', accepted })).toBe('it');
  expect(chooseLanguage({ query: undefined, cookie: '../etc', accepted })).toBe('en');
});

test('of a very long header only the beginning is read', () => {
  expect(accepted(`${'xx-yy;q=0.1,'.repeat(80)}it`)).toBe('it');
  expect(accepted(`${'xx-yy;q=0.1,'.repeat(100_000)}it`)).toBe('en');
});
