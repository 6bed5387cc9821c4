import { fillIn } from '@fucina/minecraft-profile/messages';
import type { Say } from './say.ts';

/** Says the messages of one language, or of some of its sections. */
export function sayWith(words: object): Say {
  return (key, values = {}) => {
    const { count } = values;
    const plural =
      count === undefined
        ? undefined
        : findMessage(`${key}_${count === 1 ? 'one' : 'other'}`, words);
    const found = plural ?? findMessage(key, words);
    if (found === undefined) throw new Error(`no message has the key ${key}`);
    const texts = Object.entries(values).map(([name, value]) => [name, String(value)]);
    return fillIn(found, Object.fromEntries(texts));
  };
}

export function findMessage(key: string, words: object): string | undefined {
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
