export type LanguageCode = (typeof languages)[number]['code'];

export const languages = [
  { code: 'en', label: 'EN', name: 'English', locale: 'en_GB' },
  { code: 'it', label: 'IT', name: 'Italiano', locale: 'it_IT' },
] as const;

export const languageCodes: readonly LanguageCode[] = languages.map(({ code }) => code);

export const fallbackLanguage: LanguageCode = 'en';

/** `?lng=it` selects a language; the cookie stores the choice for the server. */
export const languageQuery = 'lng';
export const languageCookie = 'i18next';

export function isLanguageCode(value: unknown): value is LanguageCode {
  return languageCodes.some((code) => code === value);
}
