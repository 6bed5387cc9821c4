import type { LanguageCode, WordKey } from '@fucina/site';
import { words } from '@fucina/site/words';

/** One message of a language, for files that the build writes. */
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
