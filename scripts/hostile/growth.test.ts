// How the cost of every export of every package grows with its text. `npm run hostile` tries more and longer ones.
import { expect, test } from 'vitest';
import { fed, isThorough, seed } from './testing/fed.ts';
import { findSlow } from './testing/find-slow.ts';

const EFFORT = isThorough
  ? { longest: 1_000_000, candidates: 4 }
  : { longest: 65_536, candidates: 4 };

test.each(fed)(
  `$name takes time in proportion to the text${isThorough ? ` (seed ${seed})` : ''}`,
  { timeout: 600_000 },
  async ({ feed, patterns }) => {
    expect(await findSlow(feed, patterns, EFFORT)).toBeUndefined();
  },
);
