import { fallbackLanguage, type LanguageCode, languageCodes, languageQuery } from './languages.ts';
import type { Page } from './pages.ts';
import { shellOf } from './shells.ts';

interface Alternate {
  /** A language code, or `x-default` for all other languages. */
  readonly language: string;
  readonly path: string;
}

/** The canonical path and query of a page in a language, for search engines. */
export function canonicalPath({ path }: Page, language: LanguageCode): string {
  return `${path}?${languageQuery}=${language}`;
}

/** Where the page of unknown paths is kept in a language: no page has this path. */
export function notFoundPath(language: LanguageCode): string {
  return `/404?${languageQuery}=${language}`;
}

/** The path of the document that shows a page: that of a shell shows many. */
export function documentPath(page: Page): string {
  return (shellOf(page) ?? page).path;
}

/** The page in all languages, for `hreflang`. */
export function alternatesOf(page: Page): readonly Alternate[] {
  return [
    ...languageCodes.map((code) => ({ language: code, path: canonicalPath(page, code) })),
    { language: 'x-default', path: canonicalPath(page, fallbackLanguage) },
  ];
}
