import { words } from './en/index.ts';
import type { WordKey } from './key.ts';

/** The English message of a key, for texts that exist in English only. */
export function englishMessage(key: WordKey): string {
  const found = key
    .split('.')
    .reduce<unknown>(
      (level, part) =>
        typeof level === 'object' && level !== null
          ? new Map(Object.entries(level)).get(part)
          : undefined,
      words,
    );
  if (typeof found !== 'string') throw new Error(`no message has the key ${key}`);
  return found;
}
