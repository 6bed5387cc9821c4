import type { LanguageCode } from '../languages.ts';
import { words as en } from './en/index.ts';
import { words as it } from './it/index.ts';
import type { WordKey, Words } from './key.ts';
import { findMessage } from './say-with.ts';

export { fillIn } from '@fucina/minecraft-profile/messages';
export { englishMessage, sayInEnglish } from './english.ts';
export { fileOfWords, wordsOfFile } from './split.ts';

export const words: Readonly<Record<LanguageCode, Words>> = {
  en,
  it,
};

/** One message of a language. */
export function sentence(key: WordKey, language: LanguageCode): string {
  const found = findMessage(key, words[language]);
  if (found === undefined) throw new Error(`${language} has no ${key}`);
  return found;
}
