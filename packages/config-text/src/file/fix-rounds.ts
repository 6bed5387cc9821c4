import { applyEdits } from '@fucina/minecraft-text/legacy-tokens';
import type { Edit } from '../formats/format.ts';
import { composeEdits } from './compose-edits.ts';
import { apart, MAX_ROUNDS } from './correct-text.ts';
import { encodeFile } from './encoding.ts';
import { type OpenedFile, reopenFile } from './open-file.ts';

/** A file with some of its problems corrected. */
export interface FixedFile {
  readonly file: OpenedFile;
  /** What was corrected in the content of the given file. */
  readonly edits: readonly Edit[];
}

/** Each is an edit of the content, in any order. */
type FixesOf = (file: OpenedFile) => readonly Edit[];

/** Corrects many problems at once, and what is found then: the file is read again for each round, not for each problem. */
export async function fixInRounds(
  given: OpenedFile,
  begun: FixedFile,
  fixesOf: FixesOf,
  onRound: (fixes: number) => void,
): Promise<FixedFile> {
  let fixed: FixedFile = begun;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const fixes = apart(fixesOf(fixed.file));
    const next = await withFixes(given, fixed, fixes);
    // Problems that do not become fewer could go on for ever.
    if (next === undefined || next.file.problems.length >= fixed.file.problems.length) break;
    fixed = next;
    onRound(fixes.length);
  }
  return fixed;
}

/** The file with these edits; undefined if there are none. */
export async function withFixes(
  given: OpenedFile,
  { file, edits }: FixedFile,
  fixes: readonly Edit[],
): Promise<FixedFile | undefined> {
  if (fixes.length === 0) return undefined;
  const bytes = encodeFile(applyEdits(file.content, fixes), file.encoding, file.hasMark);
  const opened = reopenFile(file, bytes);
  if (opened === undefined) return undefined;
  return { file: opened, edits: composeEdits(given.content.length, edits, fixes) };
}
