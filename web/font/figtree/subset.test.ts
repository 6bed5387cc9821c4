import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { words } from '@fucina/site/words';
import { expect, test } from 'vitest';
import { FIGTREE_LETTERS, subsetFigtree } from './subset.ts';

test('the file in the repository is what npm run figtree writes', async () => {
  const kept = await readFile(join(import.meta.dirname, 'figtree.woff2'));
  expect(Buffer.from(await subsetFigtree()).equals(kept)).toBe(true);
});

// Samples of small capitals and of other scripts come from the system.
test.each(['en', 'it'] as const)('it has each letter of the sentences (%s)', (language) => {
  const letters = new Set(JSON.stringify(words[language]).match(/[A-Za-z\u00c0-\u024f]/g));
  expect(Array.from(letters).filter((letter) => !FIGTREE_LETTERS.includes(letter))).toEqual([]);
});
