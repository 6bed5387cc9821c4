import type { LanguageCode } from '../languages.ts';
import { allPages, isReference, type Page, type PageId } from '../pages.ts';

/**
 * A file of words: what every page says (the specification names it so), what one page alone says, or the reference of
 * the manual.
 */
export type WordsFile = 'translation' | PageId | 'reference';

export const wordsFiles: readonly WordsFile[] = [
  'translation',
  ...allPages.map(({ id }) => id),
  'reference',
];

/** What a page needs besides what every page says. */
export function wordsFilesOf(page: Page | undefined): readonly WordsFile[] {
  if (page === undefined) return [];
  return 'name' in page && isReference(page.name) ? [page.id, 'reference'] : [page.id];
}

/** Where the server has a file of words. */
export function wordsPath(language: LanguageCode, file: WordsFile): string {
  return `/locales/${language}/${file}.json`;
}
