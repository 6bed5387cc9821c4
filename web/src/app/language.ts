import {
  fallbackLanguage,
  isLanguageCode,
  type LanguageCode,
  languageCookie,
  languageQuery,
} from '@fucina/site';
import LanguageDetector from 'i18next-browser-languagedetector';

const PLACES = ['querystring', 'localStorage', 'cookie'];
const YEAR_MINUTES = 365 * 24 * 60;

const detector = new LanguageDetector(null, {
  lookupQuerystring: languageQuery,
  lookupCookie: languageCookie,
  cookieMinutes: YEAR_MINUTES,
  cookieOptions: { path: '/', sameSite: 'lax' },
});

/** The language the server wrote this document in; the page is taken over in it. */
export function documentLanguage(): LanguageCode {
  const { lang } = document.documentElement;
  return isLanguageCode(lang) ? lang : fallbackLanguage;
}

/** What the address asks for, else what was chosen before, else the document's language. */
export function preferredLanguage(): LanguageCode {
  const found = PLACES.flatMap((place) => detector.detect([place]) ?? []).find(isLanguageCode);
  return found ?? documentLanguage();
}

/** Keeps the choice here and, for the server's next page, in a cookie. */
export function rememberLanguage(language: LanguageCode): void {
  detector.cacheUserLanguage(language, ['localStorage', 'cookie']);
}
