// Loaded with the first text that has codes.
import { readAny, type TextRun, toRuns } from '@fucina/minecraft-text';

/** A line in the notation that it is most likely in; one that cannot be read stays as it is. */
export function readLine(text: string): readonly TextRun[] {
  const read = readAny(text);
  return read.ok ? toRuns(read.value) : [{ text }];
}
