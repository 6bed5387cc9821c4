import type { Edit, Range } from '@fucina/config-text/file';

/** A text in which `‹` and `›` mark ranges. */
export interface Marked {
  readonly content: string;
  readonly ranges: readonly Range[];
  /** The beginning of the first range. */
  readonly at: number;
}

export function readMarks(marked: string): Marked {
  let content = '';
  const starts: number[] = [];
  const ranges: Range[] = [];
  for (const char of marked) {
    if (char === '‹') starts.push(content.length);
    else if (char === '›') ranges.push({ from: starts.pop() ?? 0, to: content.length });
    else content += char;
  }
  ranges.sort((one, other) => one.from - other.from || other.to - one.to);
  return { content, ranges, at: ranges[0]?.from ?? 0 };
}

export function withMarks(content: string, ranges: readonly Range[]): string {
  return withEdits(
    content,
    ranges.flatMap(({ from, to }) => [
      { from, to: from, insert: '‹' },
      { from: to, to, insert: '›' },
    ]),
  );
}

export function withEdits(content: string, edits: readonly Edit[]): string {
  let [written, at] = ['', 0];
  for (const { from, to, insert } of edits.toSorted((a, b) => a.from - b.from)) {
    written += content.slice(at, from) + insert;
    at = to;
  }
  return written + content.slice(at);
}
