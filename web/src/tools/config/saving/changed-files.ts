import { type Decisions, decisionsOf, type FileDecisions } from '../session/decisions.ts';
import { markOf, writtenOf } from '../session/marks.ts';
import type { StudioFile } from '../session/studio-file.ts';
import type { WrittenText } from '../worker/protocol.ts';

/** The texts of a file that change, with what is written in their place. */
export function changesIn(file: StudioFile, decisions: Decisions): readonly WrittenText[] {
  const ofFile = decisionsOf(decisions, file.id);
  return file.rows.flatMap((_, text) => {
    const written = changeOf(file, ofFile, text);
    return written === undefined ? [] : [{ file: file.id, text, written }];
  });
}

/** Whether anything is different in the file afterwards. */
export function isChangedFile(file: StudioFile, decisions: Decisions): boolean {
  const ofFile = decisionsOf(decisions, file.id);
  return (
    ofFile.fixes.length > 0 ||
    file.rows.some((_, text) => changeOf(file, ofFile, text) !== undefined)
  );
}

function changeOf(
  { rows, plans }: StudioFile,
  ofFile: FileDecisions,
  text: number,
): string | undefined {
  const row = rows[text];
  const plan = plans[text];
  return row && writtenOf(markOf(row, plan, ofFile, text), plan, ofFile, text);
}
