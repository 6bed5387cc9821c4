import type { Change } from '@codemirror/merge';
import type { Edit } from '@fucina/config-text/file';

type ChangedRange = Pick<Change, 'fromA' | 'toA' | 'fromB' | 'toB'>;

/** A file before and after its edits. All lines end with LF, as in the editor. */
export interface DiffSides {
  readonly before: string;
  readonly after: string;
  readonly changes: readonly ChangedRange[];
}

/** The edits are sorted and do not overlap; their offsets count every character of `content`. */
export function diffSides(content: string, edits: readonly Edit[]): DiffSides {
  const before: string[] = [];
  const after: string[] = [];
  const changes: ChangedRange[] = [];
  let [at, lengthA, lengthB] = [0, 0, 0];
  const keep = (until: number) => {
    const kept = withLineFeeds(content.slice(at, until));
    before.push(kept);
    after.push(kept);
    lengthA += kept.length;
    lengthB += kept.length;
    at = until;
  };
  for (const { from, to, insert } of edits) {
    const removed = withLineFeeds(content.slice(from, to));
    const added = withLineFeeds(insert);
    if (removed === added) continue;
    keep(from);
    changes.push({
      fromA: lengthA,
      toA: lengthA + removed.length,
      fromB: lengthB,
      toB: lengthB + added.length,
    });
    before.push(removed);
    after.push(added);
    lengthA += removed.length;
    lengthB += added.length;
    at = to;
  }
  keep(content.length);
  return { before: before.join(''), after: after.join(''), changes };
}

/** Longer lines make a browser slow that has to wrap them. */
const MAX_LINE_LENGTH = 20_000;

/** Whether a line that changes is too long to be shown. */
export function hasLongLine({ before, after, changes }: DiffSides): boolean {
  let end = -1;
  return changes.some(({ fromA, toA, fromB, toB }) => {
    if (toA <= end) return false;
    const [first, last] = [lineStart(before, fromA), lineEnd(before, toA)];
    end = last;
    const added = lineEnd(after, toB) - lineStart(after, fromB);
    return Math.max(last - first, added) > MAX_LINE_LENGTH;
  });
}

function lineStart(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}

function lineEnd(text: string, offset: number): number {
  const found = text.indexOf('\n', offset);
  return found === -1 ? text.length : found;
}

function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
