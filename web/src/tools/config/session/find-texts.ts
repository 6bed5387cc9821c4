import type { RowPlan, TextRow } from '../worker/protocol.ts';
import { type Decisions, decisionsOf, type FileDecisions } from './decisions.ts';
import { isChanging, type Mark, markOf } from './marks.ts';
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
    const found = knownIn(file, decisionsOf(decisions, file.id), shown, needle);
    for (const one of found.texts) texts.push(one);
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

interface FoundInFile extends Found {
  readonly of: readonly [ofFile: FileDecisions, shown: Shown, needle: string];
}

/** What was found last: while files are read and decided on, most of them stay as they are. */
const lastFound = new WeakMap<StudioFile, FoundInFile>();

function knownIn(file: StudioFile, ...of: FoundInFile['of']): Found {
  const last = lastFound.get(file);
  if (last?.of.every((one, index) => one === of[index])) return last;
  const found = { ...findIn(file, ...of), of };
  lastFound.set(file, found);
  return found;
}

function findIn(file: StudioFile, ...[ofFile, shown, needle]: FoundInFile['of']): Found {
  const texts: FoundText[] = [];
  const counts = { ...NONE };
  for (const [text, row] of file.rows.entries()) {
    // Slices arrive in any order.
    if (row === undefined) continue;
    const plan = file.plans[text];
    const groups = groupsOf(markOf(row, plan, ofFile, text), plan);
    for (const group of groups) counts[group] += 1;
    if (!groups.includes(shown)) continue;
    if (needle === '' || matches(needle, row, plan, ofFile, text)) texts.push({ file, text });
  }
  return { texts, shown, counts };
}

function groupsOf(mark: Mark, plan: RowPlan | undefined): readonly Shown[] {
  if (mark === 'setting') return ['settings'];
  const groups: Shown[] = ['texts'];
  if (isChanging(mark)) groups.push('changes', 'changed');
  if (mark === 'unsure') groups.push('changes', 'unsure');
  if (mark === 'asked') groups.push('asked');
  if (mark === 'rejected') groups.push('changes', 'rejected');
  if (problemsOfText(plan) > 0) groups.push('problems');
  return groups;
}

const CODES = /[&§][0-9a-fk-orx]|<[^<>]*>/gi;

function matches(
  needle: string,
  { key, value }: TextRow,
  plan: RowPlan | undefined,
  { written }: FileDecisions,
  text: number,
): boolean {
  return [key, value, written.get(text) ?? plan?.written].some((place) => {
    const lower = place?.toLowerCase();
    return (
      lower !== undefined && (lower.includes(needle) || lower.replace(CODES, '').includes(needle))
    );
  });
}

/** How many texts a file has, how many of them change or wait for somebody, and how many problems there are. */
export interface FileCounts {
  readonly texts: number;
  readonly changed: number;
  readonly unsure: number;
  readonly problems: number;
}

export function countsOf(file: StudioFile, decisions: Decisions): FileCounts {
  const { counts } = findIn(file, decisionsOf(decisions, file.id), 'texts', '');
  return {
    texts: counts.texts,
    changed: counts.changed,
    unsure: counts.unsure,
    problems: problemsIn(file),
  };
}
