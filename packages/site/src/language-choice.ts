import { fallbackLanguage, isLanguageCode, type LanguageCode, languageCodes } from './languages.ts';
import { readQualityValues } from './quality-values.ts';

interface LanguageHints {
  /** `?lng=` of the link. */
  readonly query: string | null | undefined;
  /** The visitor's choice. */
  readonly cookie: string | undefined;
  /** What the browser prefers; read only if nothing else decides. */
  readonly accepted: () => LanguageCode | undefined;
}

/** The language of a page, for the server and for the service worker, in order of priority. */
export function chooseLanguage({ query, cookie, accepted }: LanguageHints): LanguageCode {
  return primaryLanguage(query) ?? primaryLanguage(cookie) ?? accepted() ?? fallbackLanguage;
}

/** The first of our languages in an Accept-Language header or a list of languages. */
export function acceptedLanguage(header: string): LanguageCode | undefined {
  if (header === '') return undefined;
  const preferences = readQualityValues(header);
  const refused = new Set(
    preferences.filter(({ quality }) => quality === 0).map(({ name }) => primaryLanguage(name)),
  );
  for (const { name, quality } of preferences) {
    if (quality === 0) continue;
    const language =
      name === '*' ? languageCodes.find((code) => !refused.has(code)) : primaryLanguage(name);
    if (language !== undefined) return language;
  }
  return undefined;
}

function primaryLanguage(tag: string | null | undefined): LanguageCode | undefined {
  const primary = tag?.split(/[-_]/, 1)[0]?.toLowerCase();
  return isLanguageCode(primary) ? primary : undefined;
}
