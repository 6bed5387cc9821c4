import { performance } from 'node:perf_hooks';
import { cpuMsOf, hasLinearCost } from '../../../packages/minecraft-text/tests/linear-cost.ts';
import type { Feed } from './feed.ts';
import type { Pattern } from './patterns.ts';

export interface Effort {
  /** How long texts become, in UTF-16 units. What looks doubtful is tried with longer ones. */
  readonly longest: number;
  /** How many of the patterns that look slowest are tried at that length. */
  readonly candidates: number;
}

const MIN_LENGTH = 32;
const SCREENED_LENGTH = 1024;
/** No text of up to a kilobyte takes so long. */
const TOO_LONG_MS = 250;
/** Where cost grows so steeply, texts become longer in small steps: it may double with each level of nesting. */
const STEEP = 2.5;
const NOTABLE_MS = 0.05;
/** What takes no longer at the full length harms nobody, however it grows. */
const QUICK_MS = 30;
/** What takes so long at an eighth of the length is measured there. */
const SLOW_MS = 2000;
const LOOKS = 3;
/** In a kilobyte the square hardly shows, so more patterns get a look at a longer text than are tried with the longest. */
const SECOND_LOOKS = 4;

interface Screened {
  readonly pattern: Pattern;
  readonly ms: number;
  readonly growth: number;
}

/** The first pattern whose cost is not in proportion to its length. */
export async function findSlow(
  feed: Feed,
  patterns: readonly Pattern[],
  { longest, candidates }: Effort,
): Promise<string | undefined> {
  const screened: Screened[] = [];
  for (const pattern of patterns) {
    const one = await screen(feed, pattern);
    if (one === undefined) return `${pattern.name}: very long for a short text`;
    screened.push(one);
  }
  const doubtful = suspicious(screened, candidates * SECOND_LOOKS);
  for (const { pattern, ms } of await slowestOf(doubtful, feed, longest / 8, candidates)) {
    const prepare = (length: number) => feed(pattern.ofLength(length));
    // The whole length would take minutes, and tell no more.
    const length = ms > SLOW_MS ? longest / 8 : longest;
    // What is slow at an eighth is not looked at again before it is measured.
    const isQuick = ms <= QUICK_MS && (await bestMs(prepare(length), QUICK_MS)) <= QUICK_MS;
    if (isQuick || (await hasLinearCost(prepare, length / 4))) continue;
    return `${pattern.name}, ${length} characters: more than in proportion`;
  }
  return undefined;
}

/** How long the pattern takes up to a kilobyte; undefined if far too long. */
async function screen(feed: Feed, pattern: Pattern): Promise<Screened | undefined> {
  let [shortMs, step] = [Infinity, 2];
  for (let length = MIN_LENGTH; length < SCREENED_LENGTH / 2; length *= step) {
    const work = feed(pattern.ofLength(length));
    const before = shortMs;
    shortMs = await bestMs(work, TOO_LONG_MS);
    if (shortMs > TOO_LONG_MS && (await cpuMsOf(work)) > TOO_LONG_MS) return undefined;
    step = shortMs > NOTABLE_MS && shortMs > before * step ** STEEP ? 1.25 : 2;
  }
  const ms = await bestMs(feed(pattern.ofLength(SCREENED_LENGTH)), TOO_LONG_MS);
  return { pattern, ms, growth: ms / shortMs };
}

/** By the clock on the wall; again while it is more than `most`. Other work on the machine only makes it doubtful. */
async function bestMs(work: () => unknown, most: number): Promise<number> {
  let best = await wallMsOf(work);
  for (let look = 1; look < LOOKS && best > most; look += 1) {
    best = Math.min(best, await wallMsOf(work));
  }
  return best;
}

async function wallMsOf(work: () => unknown): Promise<number> {
  const start = performance.now();
  const result = work();
  if (result instanceof Promise) await result;
  return performance.now() - start;
}

interface Looked {
  readonly pattern: Pattern;
  readonly ms: number;
}

async function slowestOf(
  patterns: Iterable<Pattern>,
  feed: Feed,
  length: number,
  count: number,
): Promise<readonly Looked[]> {
  const looked: Looked[] = [];
  for (const pattern of patterns) {
    // One look is enough to tell which ones take longest.
    looked.push({ pattern, ms: await wallMsOf(feed(pattern.ofLength(length))) });
  }
  return looked.toSorted((a, b) => b.ms - a.ms).slice(0, count);
}

/** What takes longest, and what grows most among what takes long enough to tell. */
function suspicious(screened: readonly Screened[], count: number): ReadonlySet<Pattern> {
  const bySlowness = screened.toSorted((a, b) => b.ms - a.ms);
  const slowerHalf = bySlowness.slice(0, Math.ceil(screened.length / 2));
  const byGrowth = slowerHalf.toSorted((a, b) => b.growth - a.growth);
  const half = Math.ceil(count / 2);
  return new Set(
    [...bySlowness.slice(0, half), ...byGrowth.slice(0, half)].map(({ pattern }) => pattern),
  );
}
