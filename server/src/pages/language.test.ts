import { expect, test } from 'vitest';
import { chooseLanguage, readCookie } from './language.ts';

const accepted = (acceptLanguage: string) =>
  chooseLanguage({ query: undefined, cookie: undefined, acceptLanguage });

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
  const acceptLanguage = 'en';
  expect(chooseLanguage({ query: 'en', cookie: 'it', acceptLanguage })).toBe('en');
  expect(chooseLanguage({ query: undefined, cookie: 'it-IT', acceptLanguage })).toBe('it');
  expect(chooseLanguage({ query: 'xx', cookie: 'it', acceptLanguage })).toBe('it');
  expect(chooseLanguage({ query: undefined, cookie: '../etc', acceptLanguage })).toBe('en');
});

test('of a very long header only the beginning is read', () => {
  expect(accepted(`${'xx-yy;q=0.1,'.repeat(80)}it`)).toBe('it');
  expect(accepted(`${'xx-yy;q=0.1,'.repeat(100_000)}it`)).toBe('en');
});

test('a cookie is found among others, by its whole name', () => {
  expect(readCookie('a=1; i18next=it; b=2', 'i18next')).toBe('it');
  expect(readCookie('xi18next=it', 'i18next')).toBeUndefined();
  expect(readCookie(undefined, 'i18next')).toBeUndefined();
});
