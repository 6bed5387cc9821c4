import {
  acceptedLanguage,
  chooseLanguage,
  type LanguageCode,
  languageCookie,
  languageQuery,
} from '@fucina/site';
import type { AppContext } from '../app-env.ts';
import { memoize } from './memoize.ts';

/** The language of an Accept-Language header, of which browsers send few different ones. */
const languageOfHeader = memoize(acceptedLanguage);

export function languageOf(c: AppContext): LanguageCode {
  return chooseLanguage({
    query: c.req.raw.url.includes(languageQuery) ? c.req.query(languageQuery) : undefined,
    cookie: readCookie(c.req.header('cookie'), languageCookie),
    accepted: () => languageOfHeader(c.req.header('accept-language') ?? ''),
  });
}

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
