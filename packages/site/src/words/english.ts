import { words } from './en/index.ts';
import { fillIn } from './fill-in.ts';
import type { WordKey } from './key.ts';
import type { Say } from './say.ts';

/** The English message of a key, for texts that exist in English only. */
export function englishMessage(key: WordKey): string {
  const found = findMessage(key);
  if (found === undefined) throw new Error(`no message has the key ${key}`);
  return found;
}

/** The same with values. */
export const sayInEnglish: Say = (key, values = {}) => {
  const { count } = values;
  const plural =
    count === undefined ? undefined : findMessage(`${key}_${count === 1 ? 'one' : 'other'}`);
  const texts = Object.entries(values).map(([name, value]) => [name, String(value)]);
  return fillIn(plural ?? englishMessage(key), Object.fromEntries(texts));
};

function findMessage(key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<unknown>(
      (level, part) =>
        typeof level === 'object' && level !== null
          ? new Map(Object.entries(level)).get(part)
          : undefined,
      words,
    );
  return typeof found === 'string' ? found : undefined;
}
