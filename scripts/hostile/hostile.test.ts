// Hostile texts for every export of every package. `npm run hostile` tries more of them, and longer ones.
import process from 'node:process';
import { fc } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { findExports } from './testing/exports.ts';
import type { Feed, Row } from './testing/feed.ts';
import { findSlow } from './testing/find-slow.ts';
import { patternsOf, TOKENS } from './testing/patterns.ts';
import { ROWS } from './testing/rows.ts';

const isThorough = process.env.HOSTILE === 'thorough';
const EFFORT = isThorough
  ? { longest: 1_000_000, candidates: 16 }
  : { longest: 65_536, candidates: 6 };
const TEXTS = isThorough ? 5000 : 50;
/** Of an export with many variants, these are enough for a first look. */
const VARIANTS = isThorough ? Infinity : 2;
const PATTERNS = patternsOf({ isThorough });
const FEW = PATTERNS.slice(0, 12);

const found = await findExports();
const fed = Object.entries(ROWS).flatMap(([name, rows]) =>
  Object.entries(rows).flatMap(([key, row]) =>
    someOf(feedsOf(row)).map((feed, index) => ({
      name: `${name} ${key} ${index + 1}`,
      feed,
      patterns: 'dear' in row ? FEW : PATTERNS,
    })),
  ),
);

/** Some of them, spread evenly. */
function someOf(feeds: readonly Feed[]): readonly Feed[] {
  const step = Math.max(1, Math.ceil(feeds.length / VARIANTS));
  return feeds.filter((_, index) => index % step === 0);
}

function feedsOf(row: Row): readonly Feed[] {
  if (typeof row === 'function') return [row];
  if ('takesNoText' in row) return [];
  return 'dear' in row ? row.dear : row;
}

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

test.each(fed)('$name answers every text', async ({ feed }) => {
  await fc.assert(
    fc.asyncProperty(hostileText, async (given) => {
      await feed(given)();
    }),
    { numRuns: TEXTS },
  );
});

// Minutes of computing, so only in `npm run hostile` until it was seen green on an idle machine.
test.skipIf(!isThorough).each(fed)(
  '$name takes time in proportion to the text',
  { timeout: 600_000 },
  async ({ feed, patterns }) => {
    expect(await findSlow(feed, patterns, EFFORT)).toBeUndefined();
  },
);
