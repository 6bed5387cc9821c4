import { acceptedLanguage } from '@fucina/site';
import { memoize } from './memoize.ts';

/** The language of an Accept-Language header, of which browsers send few different ones. */
export const languageOfHeader = memoize(acceptedLanguage);

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
