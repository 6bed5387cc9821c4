import type { LanguageCode } from '../languages.ts';
import { words as en } from './en/index.ts';
import { words as it } from './it/index.ts';
import type { WordKey, Words } from './key.ts';

export { englishMessage, sayInEnglish } from './english.ts';
export { fillIn } from './fill-in.ts';
export { fileOfWords, wordsOfFile } from './split.ts';

export const words: Readonly<Record<LanguageCode, Words>> = {
  en,
  it,
};

/** One message of a language. */
export function sentence(key: WordKey, language: LanguageCode): string {
  const found = key.split('.').reduce(child, words[language]);
  if (typeof found !== 'string') throw new Error(`${language} has no ${key}`);
  return found;
}

function child(tree: unknown, name: string): unknown {
  return typeof tree === 'object' && tree !== null
    ? Object.entries(tree).find(([key]) => key === name)?.[1]
    : undefined;
}
