import { afterEach, expect, test, vi } from 'vitest';
import { rememberLanguage } from './language.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The cookie that the page writes when it was opened at this address. */
function cookieAt(url: string): string {
  const document = { cookie: '' };
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', { location: new URL(url) });
  rememberLanguage('it');
  return document.cookie;
}

test('the language cookie travels over https only where the page did', () => {
  expect(cookieAt('https://tools.example/tools')).toMatch(/^i18next=it;.*; secure$/);
  expect(cookieAt('http://localhost:3000/')).not.toContain('secure');
});
