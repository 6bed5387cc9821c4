import type { Edit } from '../formats/format.ts';
import { findIgnored } from '../ignores/find-ignored.ts';
import { composeEdits } from './compose-edits.ts';
import { encodeFile } from './encoding.ts';
import { type OpenedFile, openFile } from './open-file.ts';
import { applyEdits } from './spell-change.ts';

/** A file with some of its problems corrected. */
export interface FixedFile {
  readonly file: OpenedFile;
  /** What was corrected in the content of the given file. */
  readonly edits: readonly Edit[];
}

/** One problem by its number, or all that have a correction. */
export type ProblemToFix = number | 'all';

/** Each is an edit of the content, in any order. */
type FixesOf = (file: OpenedFile) => readonly Edit[];

/** A correction may show another mistake that was hidden by the first. */
const MOST_ROUNDS = 8;

/**
 * Corrects problems one after the other, in the same encoding. Each number counts in the problems of the file as it is
 * then; one without a correction is left out. Those that a comment switches off are not among all.
 */
export async function fixProblems(
  given: OpenedFile,
  problems: readonly ProblemToFix[],
): Promise<FixedFile> {
  let fixed: FixedFile = { file: given, edits: [] };
  for (const problem of problems) {
    fixed =
      problem === 'all'
        ? await fixAll(given, fixed, fixesNotIgnored)
        : ((await withFixes(given, fixed, fixOf(fixed.file, problem))) ?? fixed);
  }
  return fixed;
}

/** Corrects many problems at once, and what is found then: the file is read again for each round, not for each problem. */
export async function fixAll(
  given: OpenedFile,
  begun: FixedFile,
  fixesOf: FixesOf,
  onRound: (fixes: number) => void = () => undefined,
): Promise<FixedFile> {
  let fixed: FixedFile = begun;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const fixes = apart(fixesOf(fixed.file));
    const next = await withFixes(given, fixed, fixes);
    // Problems that do not become fewer could go on for ever.
    if (next === undefined || next.file.problems.length >= fixed.file.problems.length) break;
    fixed = next;
    onRound(fixes.length);
  }
  return fixed;
}

/** Edits in order, the first of those that overlap. */
export function apart(edits: readonly Edit[]): readonly Edit[] {
  let end = -1;
  const sorted = edits.toSorted((one, other) => one.from - other.from || one.to - other.to);
  return sorted.filter(({ from, to }) => {
    if (from < end || (from === end && from === to)) return false;
    end = to;
    return true;
  });
}

function fixOf({ problems }: OpenedFile, number: number): readonly Edit[] {
  const fix = problems[number]?.fix;
  return fix === undefined ? [] : [fix];
}

function fixesNotIgnored(file: OpenedFile): readonly Edit[] {
  const isIgnored = findIgnored(file);
  return file.problems.flatMap(({ rule, line, fix }) =>
    fix === undefined || isIgnored(rule, line) ? [] : [fix],
  );
}

/** The file with these edits; undefined if there are none. */
async function withFixes(
  given: OpenedFile,
  { file, edits }: FixedFile,
  fixes: readonly Edit[],
): Promise<FixedFile | undefined> {
  if (fixes.length === 0) return undefined;
  const bytes = encodeFile(applyEdits(file.content, fixes), file.encoding, file.hasMark);
  const opened = await openFile(file.name, bytes, file.format);
  if (!opened.ok) return undefined;
  return { file: opened.value, edits: composeEdits(given.content.length, edits, fixes) };
}
