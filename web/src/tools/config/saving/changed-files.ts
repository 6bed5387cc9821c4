import { type Decisions, decisionsOf } from '../session/decisions.ts';
import { wantedMarkOf, writtenOf } from '../session/marks.ts';
import type { StudioFile } from '../session/studio-file.ts';
import type { WrittenText } from '../worker/protocol.ts';

/** The texts of a file that change, with what is written in their place. */
export function changesIn(
  { id, rows, plans }: StudioFile,
  decisions: Decisions,
): readonly WrittenText[] {
  const ofFile = decisionsOf(decisions, id);
  return rows.flatMap((row, text) => {
    const plan = plans[text];
    const written = writtenOf(wantedMarkOf(row, plan, ofFile, text), plan, ofFile, text);
    return written === undefined ? [] : [{ file: id, text, written }];
  });
}
