// Hostile texts for every export of every package. `npm run hostile` tries more of them.
import { fc } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { findExports } from './testing/exports.ts';
import { fed, isThorough } from './testing/fed.ts';
import { TOKENS } from './testing/patterns.ts';
import { ROWS } from './testing/rows.ts';

const TEXTS = isThorough ? 5000 : 50;
/** A picture takes 20 ms whatever its text is. */
const DEAR_TEXTS = isThorough ? 500 : 50;

const found = await findExports();

test.each(found)(
  'every export of $package has a row, and no row is left over',
  ({ package: name, functions }) => {
    expect(Object.keys(ROWS[name] ?? {}).sort()).toEqual([...functions.keys()].sort());
  },
);

const token = fc.constantFrom(...TOKENS);
const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(token, { maxLength: 24 }).map((tokens) => tokens.join('')),
);

test.each(fed)('$name answers every text', async ({ feed, isDear }) => {
  await fc.assert(
    fc.asyncProperty(hostileText, async (given) => {
      await feed(given)();
    }),
    { numRuns: isDear ? DEAR_TEXTS : TEXTS },
  );
});
