import process from 'node:process';
import { fc } from '@fast-check/vitest';
import type { Feed, Row } from './feed.ts';
import { type Pattern, patternsOf } from './patterns.ts';
import { ROWS } from './rows.ts';

export const isThorough = process.env.HOSTILE === 'thorough';
/** Of an export with many variants, these are enough for a first look. */
const VARIANTS = isThorough ? Infinity : 2;
/** Of all pairs of all tokens each run tries others; `FUZZ_SEED` repeats those of one. */
const TRIED_AT_ONCE = 400;
export const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
const ALL = patternsOf({ isThorough });
const PATTERNS = isThorough ? sampleOf(ALL) : ALL;
const FEW = PATTERNS.slice(0, 12);

export interface Fed {
  readonly name: string;
  readonly feed: Feed;
  readonly patterns: readonly Pattern[];
  readonly isDear: boolean;
}

/** Every export that takes a text, in some of its variants. */
export const fed: readonly Fed[] = Object.entries(ROWS).flatMap(([name, rows]) =>
  Object.entries(rows).flatMap(([key, row]) =>
    someOf(feedsOf(row)).map((feed, index) => ({
      name: `${name} ${key} ${index + 1}`,
      feed,
      patterns: 'dear' in row ? FEW : PATTERNS,
      isDear: 'dear' in row,
    })),
  ),
);

function sampleOf(all: readonly Pattern[]): readonly Pattern[] {
  const some = { minLength: TRIED_AT_ONCE, maxLength: TRIED_AT_ONCE };
  return fc.sample(fc.shuffledSubarray([...all], some), { seed, numRuns: 1 }).flat();
}

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
