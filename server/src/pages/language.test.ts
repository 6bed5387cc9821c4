import { expect, test } from 'vitest';
import { readCookie } from './language.ts';

test('a cookie is found among others, by its whole name', () => {
  expect(readCookie('a=1; i18next=it; b=2', 'i18next')).toBe('it');
  expect(readCookie('xi18next=it', 'i18next')).toBeUndefined();
  expect(readCookie(undefined, 'i18next')).toBeUndefined();
});
