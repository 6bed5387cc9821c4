/** What makes one text out of another: some characters in place of others. */
export interface TextChange {
  readonly from: number;
  /** Where the replaced characters end. */
  readonly to: number;
  readonly insert: string;
}

/** The smallest single change. */
export function changeBetween(before: string, after: string): TextChange {
  const from = sameStart(before, after);
  const end = sameEnd(before.slice(from), after.slice(from));
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
}

function sameStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
}

function sameEnd(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one[one.length - 1 - length] === other[other.length - 1 - length]) {
    length += 1;
  }
  return length;
}
