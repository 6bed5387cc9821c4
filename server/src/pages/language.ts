import { fallbackLanguage, isLanguageCode, type LanguageCode, languageCodes } from '@fucina/site';
import { memoize } from './memoize.ts';
import { readQualityValues } from './quality-values.ts';

export interface LanguageHints {
  readonly query: string | undefined;
  readonly cookie: string | undefined;
  readonly acceptLanguage: string | undefined;
}

/** In order of priority: `?lng=` of the link, the visitor's cookie, the browser's Accept-Language. */
export function chooseLanguage({ query, cookie, acceptLanguage }: LanguageHints): LanguageCode {
  return (
    primaryLanguage(query) ??
    primaryLanguage(cookie) ??
    acceptedLanguage(acceptLanguage ?? '') ??
    fallbackLanguage
  );
}

function primaryLanguage(tag: string | undefined): LanguageCode | undefined {
  const primary = tag?.split(/[-_]/, 1)[0]?.toLowerCase();
  return isLanguageCode(primary) ? primary : undefined;
}

const acceptedLanguage = memoize((header): LanguageCode | undefined => {
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
});

/** The value of one cookie; undefined if the request has none of that name. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined;
  const start = `${name}=`;
  return header
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length);
}
