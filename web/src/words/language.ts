import {
  fallbackLanguage,
  isLanguageCode,
  type LanguageCode,
  languageCookie,
  languageQuery,
} from '@fucina/site';

export const LANGUAGE_KEY = 'i18nextLng';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The language the server wrote this document in; the page is taken over in it. */
export function documentLanguage(): LanguageCode {
  const { lang } = document.documentElement;
  return isLanguageCode(lang) ? lang : fallbackLanguage;
}

/** What the address asks for, or asked for in this tab, else what was chosen before, else the document's language. */
export function preferredLanguage(): LanguageCode {
  return (
    [askedLanguage(), languageOfTab(), stored('localStorage'), cookie()].find(isLanguageCode) ??
    documentLanguage()
  );
}

/** What a link asked for in this tab, if nobody has chosen a language since. */
export function languageOfTab(): string | null {
  return stored('sessionStorage');
}

/** The language that the address asks for, if it does. */
export function askedLanguage(): string | null {
  return new URLSearchParams(window.location.search).get(languageQuery);
}

/** A link is no choice: what it asks for lasts as long as the tab. */
export function keepInTab(language: LanguageCode): void {
  store('sessionStorage', language);
}

/** Keeps the choice here and, for the server's next page, in a cookie. */
export function rememberLanguage(language: LanguageCode): void {
  writeCookie(language, YEAR_SECONDS);
  store('localStorage', language);
  store('sessionStorage', '');
}

/** Deletes the cookie; what is in storage is not touched. */
export function forgetLanguageCookie(): void {
  writeCookie('', 0);
}

function writeCookie(value: string, maxAgeSeconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is too young for our visitors
  document.cookie = `${languageCookie}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}`;
}

type Place = 'localStorage' | 'sessionStorage';

function store(place: Place, language: string): void {
  try {
    window[place].setItem(LANGUAGE_KEY, language);
  } catch {
    // Storage can be switched off; the cookie may still be kept.
  }
}

function stored(place: Place): string | null {
  try {
    return window[place].getItem(LANGUAGE_KEY);
  } catch {
    return null;
  }
}

function cookie(): string | undefined {
  return new RegExp(`\\b${languageCookie}=(\\w+)`).exec(document.cookie)?.[1];
}
