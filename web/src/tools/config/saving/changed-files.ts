import { type Decisions, decisionsOf } from '../session/decisions.ts';
import { wantedMarkOf, writtenOf } from '../session/marks.ts';
import type { StudioFile } from '../session/studio-file.ts';
import type { WrittenText } from '../worker/protocol.ts';

/** Files whose content on the disk is another: changes undone since they were written are there still. */
export function differingOnDisk(
  files: readonly StudioFile[],
  changed: readonly StudioFile[],
): readonly StudioFile[] {
  const isChanged = new Set(changed);
  return files.filter(
    (file) => file.disk !== undefined && (isChanged.has(file) || file.isWritten === true),
  );
}

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
