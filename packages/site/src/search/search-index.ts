import { startsWithTypo } from './one-typo.ts';
import { searchWords } from './search-words.ts';

/** The texts that an item is found by, in any number of languages. */
export interface SearchTexts {
  readonly names: readonly string[];
  readonly keywords: readonly string[];
  readonly summaries: readonly string[];
}

export interface Found<Item> {
  /** The best first. Items used recently come before others that match about as well. */
  readonly items: readonly Item[];
  /** Whether they match what was typed as it is, without a typo. */
  readonly isExact: boolean;
}

export type FindItems<Item> = (query: string, isRecent?: (item: Item) => boolean) => Found<Item>;

interface Indexed<Item> {
  readonly item: Item;
  readonly fields: readonly WeighedWords[];
}

interface WeighedWords {
  readonly weight: number;
  readonly words: readonly string[];
}

/** How well a word matches what was typed, from 0 to 1. */
type Compare = (word: string, typed: string) => number;

const WEIGHTS = { names: 5, keywords: 4, summaries: 2 } as const;
const RECENT_BONUS = 1;
/** Fewer letters are found inside too many words. */
const MIN_INSIDE = 3;
/** A longer text is no question. */
const MAX_WORDS = 10;

/**
 * Every typed word must match. Typos are allowed only if nothing matches without one, and not in summaries, whose many
 * words look like any name. Words that nothing is found by, such as those between the others in a question, are allowed
 * only if nothing matches otherwise.
 */
export function createSearchIndex<Item>(
  items: readonly Item[],
  textsOf: (item: Item) => SearchTexts,
): FindItems<Item> {
  const indexed = items.map((item) => ({ item, fields: fieldsOf(textsOf(item)) }));
  return (query, isRecent = () => false) => {
    const typed = searchWords(query);
    if (typed.length === 0) return { items: [], isExact: false };
    const exact = rank(indexed, typed, compareExactly, isRecent);
    if (exact.length > 0) return { items: exact, isExact: true };
    const meant = rank(indexed, typed, compareWithTypo, isRecent);
    if (meant.length > 0 || typed.length > MAX_WORDS) return { items: meant, isExact: false };
    const longer = typed.filter((word) => word.length >= MIN_INSIDE);
    return { items: rank(indexed, longer, compareExactly, isRecent, false), isExact: false };
  };
}

function fieldsOf(texts: SearchTexts): readonly WeighedWords[] {
  return [
    { weight: WEIGHTS.names, words: texts.names.flatMap(searchWords) },
    { weight: WEIGHTS.keywords, words: texts.keywords.flatMap(searchWords) },
    { weight: WEIGHTS.summaries, words: texts.summaries.flatMap(searchWords) },
  ];
}

function rank<Item>(
  indexed: readonly Indexed<Item>[],
  typed: readonly string[],
  compare: Compare,
  isRecent: (item: Item) => boolean,
  areAllNeeded = true,
): readonly Item[] {
  return indexed
    .flatMap(({ item, fields }) => {
      const score = scoreOf(fields, typed, compare, areAllNeeded);
      return score === 0 ? [] : [{ item, score: score + (isRecent(item) ? RECENT_BONUS : 0) }];
    })
    .sort((one, other) => other.score - one.score)
    .map(({ item }) => item);
}

/** The sum over the typed words; 0 if one of them does not match although all are needed. */
function scoreOf(
  fields: readonly WeighedWords[],
  typed: readonly string[],
  compare: Compare,
  areAllNeeded: boolean,
): number {
  let sum = 0;
  for (const each of typed) {
    const score = Math.max(
      ...fields.map(({ weight, words }) => {
        const isSummary = weight === WEIGHTS.summaries;
        return weight * best(words, each, isSummary ? compareExactly : compare);
      }),
    );
    if (score === 0 && areAllNeeded) return 0;
    sum += score;
  }
  return sum;
}

function best(words: readonly string[], typed: string, compare: Compare): number {
  let found = 0;
  for (const word of words) {
    const match = compare(word, typed);
    if (match === 1) return 1;
    if (match > found) found = match;
  }
  return found;
}

function compareExactly(word: string, typed: string): number {
  if (word === typed) return 1;
  if (word.startsWith(typed)) return 0.9;
  return typed.length >= MIN_INSIDE && word.includes(typed) ? 0.6 : 0;
}

function compareWithTypo(word: string, typed: string): number {
  return compareExactly(word, typed) || (startsWithTypo(word, typed) ? 0.5 : 0);
}
