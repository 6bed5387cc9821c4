import { applyEdits } from '@fucina/minecraft-text/legacy-tokens';
import type { CanWrite } from '@fucina/quoting';
import type { Edit, Format, Scalar } from '../formats/format.ts';
import { HOLE } from '../formats/source/code-text.ts';

/** A change of one string, as edits of the file, and the value that the file has to have afterwards. */
export interface SpelledChange {
  readonly edits: readonly Edit[];
  readonly value: string;
}

/** Changes a scalar in its own spelling, so that all of it stays that is not edited. */
export function spellInside(
  content: string,
  scalar: Scalar,
  edits: readonly Edit[],
  { decode, encode }: Format,
  canWrite: CanWrite,
): SpelledChange | undefined {
  const source = content.slice(scalar.from, scalar.to);
  const mapped = decode(source, scalar);
  if (mapped === undefined || mapped.value !== scalar.value) return undefined;
  if (scalar.code !== undefined && edits.some(({ from, to }) => hasHole(scalar.value, from, to)))
    return undefined;
  const { starts, ends, start } = mapped;
  const spelled: Edit[] = [];
  for (const edit of edits) {
    const from = starts[edit.from] ?? ends.at(-1) ?? start;
    const to = edit.from < edit.to ? ends[edit.to - 1] : from;
    const insert = encode(edit.insert, scalar, canWrite);
    if (from === undefined || to === undefined || insert === undefined) return undefined;
    // A line break in the source stands for something else in the value, or for nothing.
    if (/[\r\n\u0085]/.test(source.slice(from, to))) return undefined;
    spelled.push({ from, to, insert });
  }
  const value = applyEdits(scalar.value, edits);
  const spelling = applyEdits(source, spelled);
  if (!canWrite(spelling) || decode(spelling, scalar)?.value !== value) return undefined;
  const placed = spelled.map(({ from, to, insert }) => {
    return { from: scalar.from + from, to: scalar.from + to, insert };
  });
  return { edits: placed, value };
}

/** What a program computes stays. */
function hasHole(value: string, from: number, to: number): boolean {
  return value.slice(from, to).includes(HOLE);
}

/** Writes the scalar anew, on one line where its kind allows it. */
export function spellWhole(
  content: string,
  scalar: Scalar,
  edits: readonly Edit[],
  { rewrite }: Format,
  canWrite: CanWrite,
): SpelledChange | undefined {
  const value = applyEdits(scalar.value, edits);
  const source = content.slice(scalar.from, scalar.to);
  const insert = rewrite(value, scalar, source, canWrite);
  if (insert === undefined || !canWrite(insert)) return undefined;
  return { edits: [{ from: scalar.from, to: scalar.to, insert }], value };
}

export function areInOrder(edits: readonly Edit[], length: number): boolean {
  let at = 0;
  for (const { from, to } of edits) {
    if (from < at || to < from || to > length) return false;
    at = to;
  }
  return true;
}
