import { applyEdits } from '@fucina/minecraft-text/legacy-tokens';
import type { Edit } from '../formats/format.ts';
import { composeEdits } from './compose-edits.ts';

/** A correction may show another mistake, such as the closing tag of the one that was misspelt. */
export const MAX_ROUNDS = 8;

export interface CorrectedText {
  readonly edits: readonly Edit[];
  /** How many corrections they are. */
  readonly count: number;
}

/** Corrects a text until nothing is found any more; leaves it alone if that does not come to an end. */
export async function correctText(
  given: string,
  fixesOf: (text: string) => readonly Edit[] | Promise<readonly Edit[]>,
): Promise<CorrectedText> {
  let [text, count] = [given, 0];
  let edits: readonly Edit[] = [];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const fixes = apart(await fixesOf(text));
    if (fixes.length === 0) return { edits, count };
    edits = composeEdits(given.length, edits, fixes);
    text = applyEdits(text, fixes);
    count += fixes.length;
  }
  return { edits: [], count: 0 };
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
