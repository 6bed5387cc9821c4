import { fillIn } from './fill-in.ts';
import type { Words } from './key.ts';
import type { Say } from './say.ts';

/** Says the messages of one language. */
export function sayWith(words: Words): Say {
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

export function findMessage(key: string, words: Words): string | undefined {
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
