import type { TextRange } from '../text-problem.ts';

/** A replacement in a text, in UTF-16 units; an insertion has an empty range. */
export interface Edit extends TextRange {
  readonly insert: string;
}

/** Sorted edits that do not overlap, put into the text. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { from, to, insert } of edits) {
    result += text.slice(at, from) + insert;
    at = to;
  }
  return result + text.slice(at);
}

/** Joins edits that touch each other, and leaves out those that change nothing. */
export function tidyEdits(text: string, edits: readonly Edit[]): readonly Edit[] {
  const joined: Edit[] = [];
  for (const edit of edits) {
    const last = joined.at(-1);
    if (last === undefined || last.to !== edit.from) joined.push(edit);
    else joined[joined.length - 1] = { ...last, to: edit.to, insert: last.insert + edit.insert };
  }
  return joined.filter(({ from, to, insert }) => text.slice(from, to) !== insert);
}
