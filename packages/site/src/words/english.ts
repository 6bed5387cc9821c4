import { words } from './en/index.ts';
import type { WordKey } from './key.ts';
import { findMessage, sayWith } from './say-with.ts';

/** The English message of a key, for texts that exist in English only. */
export function englishMessage(key: WordKey): string {
  const found = findMessage(key, words);
  if (found === undefined) throw new Error(`no message has the key ${key}`);
  return found;
}

/** The same with values. */
export const sayInEnglish = sayWith(words);
