import { type Decisions, decisionsOf, type FileDecisions } from './decisions.ts';
import { type Mark, markOf } from './marks.ts';
import { problemsIn, problemsOfText } from './problems.ts';
import type { StudioFile } from './studio-file.ts';

/** Which texts are listed. Changes are those that are made, rejected, or wait for somebody. */
export const SHOWN = [
  'texts',
  'changes',
  'problems',
  'unsure',
  'asked',
  'rejected',
  'settings',
] as const;
type Shown = (typeof SHOWN)[number] | 'changed';

/** Until somebody chooses: the changes, where there are any. */
export type ShowChoice = Shown | 'auto';

export interface FoundText {
  readonly file: StudioFile;
  readonly text: number;
}

export interface Found {
  readonly texts: readonly FoundText[];
  readonly shown: Shown;
  /** Of the texts in these files, before the search. */
  readonly counts: Readonly<Record<Shown, number>>;
}

/** The texts of these files that the filter and the search let through, in the order of the files. */
export function findTexts(
  files: readonly StudioFile[],
  decisions: Decisions,
  choice: ShowChoice,
  search: string,
): Found {
  if (choice !== 'auto') return find(files, decisions, choice, search);
  const changes = find(files, decisions, 'changes', search);
  return changes.counts.changes > 0 ? changes : find(files, decisions, 'texts', search);
}

function find(
  files: readonly StudioFile[],
  decisions: Decisions,
  shown: Shown,
  search: string,
): Found {
  const texts: FoundText[] = [];
  const counts = { ...NONE };
  const needle = search.trim().toLowerCase();
  for (const file of files) {
    const ofFile = decisionsOf(decisions, file.id);
    const found = knownIn(file, ofFile, shown);
    for (const one of found.texts) {
      if (needle === '' || matches(needle, one, ofFile)) texts.push(one);
    }
    for (const group of GROUPS) counts[group] += found.counts[group];
  }
  return { texts, shown, counts };
}

const NONE = {
  texts: 0,
  changes: 0,
  changed: 0,
  problems: 0,
  unsure: 0,
  asked: 0,
  rejected: 0,
  settings: 0,
};
const GROUPS = [...SHOWN, 'changed'] as const;

interface FoundInFile {
  readonly ofFile: FileDecisions;
  readonly byFilter: Map<Shown, Found>;
}

/** What was found last: while files are read and decided on, most of them stay as they are. */
const lastFound = new WeakMap<StudioFile, FoundInFile>();

function knownIn(file: StudioFile, ofFile: FileDecisions, shown: Shown): Found {
  const last = lastFound.get(file);
  const known = last?.ofFile === ofFile ? last : { ofFile, byFilter: new Map<Shown, Found>() };
  const found = known.byFilter.get(shown) ?? findIn(file, ofFile, shown);
  known.byFilter.set(shown, found);
  lastFound.set(file, known);
  return found;
}

function findIn(file: StudioFile, ofFile: FileDecisions, shown: Shown): Found {
  const texts: FoundText[] = [];
  const counts = { ...NONE };
  // Counted once for each text: there may be hundreds of thousands.
  const marks = new Map<Mark, number>();
  for (const [text, row] of file.rows.entries()) {
    // Slices arrive in any order.
    if (row === undefined) continue;
    const plan = file.plans[text];
    const mark = markOf(row, plan, ofFile, text);
    marks.set(mark, (marks.get(mark) ?? 0) + 1);
    const isFaulty = mark !== 'setting' && problemsOfText(plan) > 0;
    if (isFaulty) counts.problems += 1;
    const isShown = shown === 'problems' ? isFaulty : GROUPS_OF_MARKS[mark].includes(shown);
    if (isShown) texts.push({ file, text });
  }
  for (const [mark, count] of marks) {
    for (const group of GROUPS_OF_MARKS[mark]) counts[group] += count;
  }
  return { texts, shown, counts };
}

/** Under which filters a text stands, besides that of problems. */
const GROUPS_OF_MARKS: Readonly<Record<Mark, readonly Shown[]>> = {
  setting: ['settings'],
  waiting: ['texts'],
  unchanged: ['texts'],
  refused: ['texts'],
  same: ['texts', 'changes', 'changed'],
  accepted: ['texts', 'changes', 'changed'],
  written: ['texts', 'changes', 'changed'],
  corrected: ['texts', 'changes', 'changed'],
  unsure: ['texts', 'changes', 'unsure'],
  asked: ['texts', 'asked'],
  rejected: ['texts', 'changes', 'rejected'],
};

const CODES = /[&§][0-9a-fk-orx]|<[^<>]*>/gi;

function matches(needle: string, { file, text }: FoundText, { written }: FileDecisions): boolean {
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

/** How many texts a file has, how many of them change or wait for somebody, and how many problems there are. */
export interface FileCounts {
  readonly texts: number;
  readonly changed: number;
  readonly unsure: number;
  readonly problems: number;
}

export function countsOf(file: StudioFile, decisions: Decisions): FileCounts {
  const { counts } = findIn(file, decisionsOf(decisions, file.id), 'texts');
  return {
    texts: counts.texts,
    changed: counts.changed,
    unsure: counts.unsure,
    problems: problemsIn(file),
  };
}
