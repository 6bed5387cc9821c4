// Spans of seconds, in the order of time and without overlaps among themselves.

/** From a second up to another one, which is not in it. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export function lengthOf(ranges: readonly Range[]): number {
  return ranges.reduce((sum, { from, to }) => sum + to - from, 0);
}

/** What is in both. */
export function intersect(one: readonly Range[], other: readonly Range[]): readonly Range[] {
  const both: Range[] = [];
  let [at, otherAt] = [0, 0];
  for (;;) {
    const [a, b] = [one[at], other[otherAt]];
    if (a === undefined || b === undefined) return both;
    const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)];
    if (from < to) both.push({ from, to });
    if (a.to <= b.to) at += 1;
    else otherAt += 1;
  }
}

/** Ranges in any order, that may overlap, as such spans. */
export function merged(ranges: readonly Range[]): readonly Range[] {
  const result: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last === undefined || range.from > last.to) result.push({ from: range.from, to: range.to });
    else result[result.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
  }
  return result;
}
