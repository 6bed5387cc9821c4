import { type Decisions, decisionsOf } from '../session/decisions.ts';
import { markOf, writtenOf } from '../session/marks.ts';
import type { StudioFile } from '../session/studio-session.ts';
import type { WrittenText } from '../worker/protocol.ts';

/** The texts of a file that change, with what is written in their place. */
export function changesIn(file: StudioFile, decisions: Decisions): readonly WrittenText[] {
  const ofFile = decisionsOf(decisions, file.id);
  return file.rows.flatMap((row, text) => {
    const plan = file.plans[text];
    const written = writtenOf(markOf(row, plan, ofFile, text), plan, ofFile, text);
    return written === undefined ? [] : [{ file: file.id, text, written }];
  });
}

/** Whether anything is different in the file afterwards. */
export function isChangedFile(file: StudioFile, decisions: Decisions): boolean {
  return decisionsOf(decisions, file.id).fixes.length > 0 || changesIn(file, decisions).length > 0;
}
