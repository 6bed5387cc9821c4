import type { LanguageCode } from '../languages.ts';
import { allPages, type PageId } from '../pages.ts';

/** A file of words: what every page says (the specification names it so), or what one page alone says. */
export type WordsFile = 'translation' | PageId;

export const wordsFiles: readonly WordsFile[] = ['translation', ...allPages.map(({ id }) => id)];

/** Where the server has a file of words. */
export function wordsPath(language: LanguageCode, file: WordsFile): string {
  return `/locales/${language}/${file}.json`;
}
