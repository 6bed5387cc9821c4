import { type Decisions, decisionsOf, type FileDecisions } from './decisions.ts';
import { type Mark, markOf } from './marks.ts';
import { problemsIn, problemsOfText } from './problems.ts';
import type { StudioFile } from './studio-file.ts';
import { atOnce, type Steps } from './turned-work.ts';

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
export type Shown = (typeof SHOWN)[number] | 'changed';

export type TextCounts = Readonly<Record<Shown, number>>;

export const NO_TEXTS: TextCounts = {
  texts: 0,
  changes: 0,
  changed: 0,
  problems: 0,
  unsure: 0,
  asked: 0,
  rejected: 0,
  settings: 0,
};

export interface FoundText {
  readonly file: StudioFile;
  readonly text: number;
}

/** The texts of a file by what becomes of them. */
export interface SortedTexts {
  readonly file: StudioFile;
  readonly ofFile: FileDecisions;
  readonly marks: readonly (Mark | undefined)[];
  readonly counts: TextCounts;
}

/** While files are read and decided on, most of them stay as they are. */
const known = new WeakMap<StudioFile, SortedTexts>();
/** Texts of one step: there may be hundreds of thousands. */
export const STEP = 500;

export function* sortTexts(file: StudioFile, decisions: Decisions): Steps<SortedTexts> {
  const ofFile = decisionsOf(decisions, file.id);
  const last = known.get(file);
  if (last?.ofFile === ofFile) return last;
  const marks: Mark[] = [];
  const counts = { ...NO_TEXTS };
  const ofMark = new Map<Mark, number>();
  for (const [text, row] of file.rows.entries()) {
    if (text % STEP === STEP - 1) yield;
    // Slices arrive in any order.
    if (row === undefined) continue;
    const plan = file.plans[text];
    const mark = markOf(row, plan, ofFile, text);
    marks[text] = mark;
    ofMark.set(mark, (ofMark.get(mark) ?? 0) + 1);
    if (mark !== 'setting' && problemsOfText(plan) > 0) counts.problems += 1;
  }
  for (const [mark, count] of ofMark) {
    for (const group of GROUPS_OF_MARKS[mark]) counts[group] += count;
  }
  const sorted = { file, ofFile, marks, counts };
  known.set(file, sorted);
  return sorted;
}

/** The texts under a filter. */
export function textsUnder({ file, marks }: SortedTexts, shown: Shown): readonly FoundText[] {
  const texts: FoundText[] = [];
  for (const [text, mark] of marks.entries()) {
    if (mark === undefined) continue;
    const isUnder =
      shown === 'problems'
        ? mark !== 'setting' && problemsOfText(file.plans[text]) > 0
        : GROUPS_OF_MARKS[mark].includes(shown);
    if (isUnder) texts.push({ file, text });
  }
  return texts;
}

/** Under which filters a text is, besides that of problems. */
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

/** Whether anything is different in the file afterwards. */
export function isChangedFile({ ofFile, counts }: SortedTexts): boolean {
  return ofFile.fixes.length > 0 || counts.changed > 0;
}

/** How many texts a file has, how many of them change or wait for somebody, and how many problems there are. */
export interface FileCounts {
  readonly texts: number;
  readonly changed: number;
  readonly unsure: number;
  readonly problems: number;
}

export function countsOf(file: StudioFile, decisions: Decisions): FileCounts {
  const { texts, changed, unsure } = atOnce(sortTexts(file, decisions)).counts;
  return { texts, changed, unsure, problems: problemsIn(file) };
}
