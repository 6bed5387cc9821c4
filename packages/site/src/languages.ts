import { language as en } from './words/en/language.ts';
import { language as it } from './words/it/language.ts';

export type LanguageCode = (typeof languages)[number]['code'];

/** In the order of the language switch. */
export const languages = [en, it] as const;

export const languageCodes: readonly LanguageCode[] = languages.map(({ code }) => code);

export const fallbackLanguage: LanguageCode = 'en';

/** `?lng=it` selects a language; the cookie stores the choice for the server. */
export const languageQuery = 'lng';
export const languageCookie = 'i18next';

export function isLanguageCode(value: unknown): value is LanguageCode {
  return languageCodes.some((code) => code === value);
}

/** What `make` makes of each language. */
export function perLanguage<Value>(
  make: (language: LanguageCode) => Value,
): Readonly<Record<LanguageCode, Value>> {
  const entries = languageCodes.map((language) => [language, make(language)] as const);
  // `languageCodes` is complete, so every key is there.
  return Object.fromEntries(entries) as Record<LanguageCode, Value>;
}
