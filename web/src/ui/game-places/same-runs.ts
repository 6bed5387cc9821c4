import type { TextRun } from '@fucina/minecraft-text';

/** Whether two lines look and act the same. Layouts make new runs each time, most of them as they were. */
export function sameRuns(one: readonly TextRun[], other: readonly TextRun[]): boolean {
  if (one === other) return true;
  return (
    one.length === other.length &&
    one.every((run, index) => JSON.stringify(run) === JSON.stringify(other[index]))
  );
}
