import type { Edit } from '../formats/format.ts';
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

/**
 * Corrects problems one after the other, in the same encoding. Each number counts in the problems of the file as it is
 * then; one without a correction is left out.
 */
export async function fixProblems(
  given: OpenedFile,
  problems: readonly number[],
): Promise<FixedFile> {
  let fixed: FixedFile = { file: given, edits: [] };
  for (const number of problems) {
    const { file, edits } = fixed;
    const fix = file.problems[number]?.fix;
    if (fix === undefined) continue;
    const bytes = encodeFile(applyEdits(file.content, [fix]), file.encoding, file.hasMark);
    const opened = await openFile(file.name, bytes, file.format);
    if (!opened.ok) continue;
    fixed = {
      file: opened.value,
      edits: composeEdits(given.content.length, edits, [fix]),
    };
  }
  return fixed;
}
