import { fitsKeys } from '@fucina/config-text';
import type { Decisions, FileDecisions } from './decisions.ts';
import { groupTexts, type TextGroup } from './group-texts.ts';
import type { Grouping } from './grouping.ts';
import { correctableOf, doubtOf, isProven, isUnsureFor } from './many-texts.ts';
import {
  type FoundText,
  isChangedFile,
  NO_TEXTS,
  type Shown,
  type SortedTexts,
  STEP,
  sortTexts,
  type TextCounts,
  textsUnder,
} from './sort-texts.ts';
import type { StudioFile } from './studio-file.ts';
import type { Steps } from './turned-work.ts';

/** Until somebody chooses: the changes, where there are any. */
export type ShowChoice = Shown | 'auto';

/** What is listed of the texts. */
export interface Wanted {
  readonly files: readonly StudioFile[];
  /** Only those of this file. */
  readonly file?: StudioFile | undefined;
  readonly decisions: Decisions;
  readonly show: ShowChoice;
  readonly search?: string;
  /** A pattern such as `lang.**.title`, as `fitsKeys` reads it. */
  readonly keys?: string;
  readonly grouping?: Grouping;
}

export interface Found {
  /** In the order of the files or of the groups. */
  readonly texts: readonly FoundText[];
  readonly groups: readonly TextGroup[] | undefined;
  readonly shown: Shown;
  /** Of the texts in these files, before the search. */
  readonly counts: TextCounts;
  readonly offers: Offers;
  /** Where the search finds something, if nothing that it finds is listed. */
  readonly elsewhere?: { readonly shown: Shown; readonly count: number } | undefined;
  /** Of all files, those in which something is different afterwards. */
  readonly changed: readonly StudioFile[];
}

/** What can be done with the listed texts together. */
export interface Offers {
  /** Texts that are proven to look the same. */
  readonly proven: number;
  /** Texts that can be decided on together with others of the same doubt. */
  readonly alike: number;
  /** Problems that have one right answer. */
  readonly correctable: number;
}

export const NOTHING_FOUND: Found = {
  texts: [],
  groups: undefined,
  shown: 'texts',
  counts: NO_TEXTS,
  offers: { proven: 0, alike: 0, correctable: 0 },
  changed: [],
};

/** The texts that the filter and the search let through. */
export function* findTexts(wanted: Wanted): Steps<Found> {
  const { files, file: only, decisions, show, grouping = 'none' } = wanted;
  const listed: SortedTexts[] = [];
  const changed: StudioFile[] = [];
  const counts = { ...NO_TEXTS };
  for (const file of files) {
    const sorted = yield* sortTexts(file, decisions);
    if (isChangedFile(sorted)) changed.push(file);
    yield;
    if (only !== undefined && file !== only) continue;
    listed.push(sorted);
    for (const group of COUNTED) counts[group] += sorted.counts[group];
  }
  const shown = show !== 'auto' ? show : counts.changes > 0 ? 'changes' : 'texts';
  const texts: FoundText[] = [];
  const offers = { proven: 0, alike: 0, correctable: 0 };
  for (const sorted of listed) {
    const found = yield* listIn(sorted, shown, wanted);
    for (const one of found.texts) texts.push(one);
    for (const offer of OFFERED) offers[offer] += found.offers[offer];
    yield;
  }
  const groups = grouping === 'none' ? undefined : yield* groupTexts(texts, grouping, decisions);
  const inOrder = groups?.flatMap((group) => group.texts) ?? texts;
  const elsewhere = texts.length > 0 ? undefined : yield* searchElsewhere(listed, shown, wanted);
  return { texts: inOrder, groups, shown, counts, offers, elsewhere, changed };
}

/** Every string is under one of the two. */
const WHOLE = ['texts', 'settings'] as const;

function* searchElsewhere(
  listed: readonly SortedTexts[],
  shown: Shown,
  wanted: Wanted,
): Steps<Found['elsewhere']> {
  const { search = '', keys = '' } = wanted;
  if (search.trim() === '' && keys.trim() === '') return undefined;
  for (const other of WHOLE) {
    if (other === shown) continue;
    let count = 0;
    for (const sorted of listed) count += (yield* listIn(sorted, other, wanted)).texts.length;
    if (count > 0) return { shown: other, count };
  }
  return undefined;
}

const COUNTED = Object.keys(NO_TEXTS) as readonly (keyof TextCounts)[];
const OFFERED = ['proven', 'alike', 'correctable'] as const;

interface Listing {
  readonly texts: readonly FoundText[];
  readonly offers: Offers;
}

/** What a filter lets through, before a search. */
const unsearched = new WeakMap<SortedTexts, Map<Shown, Listing>>();

function* listIn(
  sorted: SortedTexts,
  shown: Shown,
  { search = '', keys = '' }: Wanted,
): Steps<Listing> {
  const byFilter = unsearched.get(sorted) ?? new Map<Shown, Listing>();
  unsearched.set(sorted, byFilter);
  const { ofFile } = sorted;
  const whole = byFilter.get(shown) ?? listingOf(textsUnder(sorted, shown), ofFile);
  byFilter.set(shown, whole);
  const needle = search.trim().toLowerCase();
  const pattern = keys.trim();
  if (needle === '' && pattern === '') return whole;
  const texts: FoundText[] = [];
  for (const [place, one] of whole.texts.entries()) {
    if (place % STEP === STEP - 1) yield;
    if (hasKeys(one, pattern) && matches(needle, one, ofFile)) texts.push(one);
  }
  return listingOf(texts, ofFile);
}

function listingOf(texts: readonly FoundText[], ofFile: FileDecisions): Listing {
  const offers = { proven: 0, alike: 0, correctable: 0 };
  for (const { file, text } of texts) {
    const plan = file.plans[text];
    if (plan === undefined) continue;
    if (isProven(plan, ofFile, text)) offers.proven += 1;
    const doubt = doubtOf(plan);
    if (doubt !== undefined && isUnsureFor(plan, ofFile, text, doubt)) offers.alike += 1;
    offers.correctable += correctableOf(plan, ofFile, text);
  }
  return { texts, offers };
}

function hasKeys({ file, text }: FoundText, pattern: string): boolean {
  const row = file.rows[text];
  return pattern === '' || (row !== undefined && fitsKeys(row.path ?? row.key.split('.'), pattern));
}

const CODES = /[&§][0-9a-fk-orx]|<[^<>]*>/gi;

function matches(needle: string, { file, text }: FoundText, { written }: FileDecisions): boolean {
  if (needle === '') return true;
  const row = file.rows[text];
  return [row?.key, row?.value, written.get(text) ?? file.plans[text]?.written].some((place) => {
    const lower = place?.toLowerCase() ?? '';
    if (lower.includes(needle)) return true;
    // Taking the codes out is dear, and most texts lack a letter anyway.
    return hasInOrder(lower, needle) && lower.replace(CODES, '').includes(needle);
  });
}

function hasInOrder(text: string, letters: string): boolean {
  let at = -1;
  for (let index = 0; index < letters.length; index += 1) {
    at = text.indexOf(letters.charAt(index), at + 1);
    if (at === -1) return false;
  }
  return true;
}
