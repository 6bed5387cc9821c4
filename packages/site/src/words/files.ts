import type { LanguageCode } from '../languages.ts';
import { allPages, isReference, isRule, type Page, type PageId } from '../pages.ts';
import { shellOf } from '../shells.ts';

/**
 * A file of words: what every page says (the specification names it so), what one page alone says, or the reference of
 * the manual, of which the rules are the largest part.
 */
export type WordsFile = 'translation' | PageId | 'reference' | 'rules';

export const wordsFiles: readonly WordsFile[] = [
  'translation',
  ...allPages.map(({ id }) => id),
  'reference',
  'rules',
];

/** What a page needs besides what every page says. */
export function wordsFilesOf(page: Page | undefined): readonly WordsFile[] {
  if (page === undefined) return [];
  const shell = shellOf(page);
  if (shell) return [shell.tool];
  if (!('name' in page) || !isReference(page.name)) return [page.id];
  return [page.id, isRule(page.name) ? 'rules' : 'reference'];
}

/** Where the server has a file of words. */
export function wordsPath(language: LanguageCode, file: WordsFile): string {
  return `/locales/${language}/${file}.json`;
}
