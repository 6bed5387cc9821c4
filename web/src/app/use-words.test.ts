import { words } from '@fucina/site/words';
import { expect, test } from 'vitest';
import { remembering } from './use-words.tsx';
import { createWords } from './words.ts';

test.each(['en', 'it'] as const)('what is remembered in %s is what i18next says', async (code) => {
  const { t } = await createWords({ language: code, resources: words });
  const remembered = remembering(t, code);
  for (const key of keysOf(words[code])) {
    // In turn, so that every sentence is asked for again after it was remembered.
    for (const count of [1, 0, 2, 21, 1_000_000, 1, 1.5]) {
      const values = { ...VALUES, count };
      expect([key, remembered(key as never, values)]).toEqual([key, t(key as never, values)]);
    }
    expect([key, remembered(key as never)]).toEqual([key, t(key as never)]);
  }
});

// Values may hold what players and servers are called, and whatever a sentence could take for its own.
const VALUES = Object.fromEntries(
  [...JSON.stringify(words).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => [
    name,
    `<b>$& {{${name}}}`,
  ]),
);

function keysOf(tree: object, above = ''): readonly string[] {
  return Object.entries(tree).flatMap(([name, value]) => {
    const key = above === '' ? name : `${above}.${name}`;
    return typeof value === 'string' ? [key.replace(/_(one|other)$/, '')] : keysOf(value, key);
  });
}
