/** What was begun before a unit and is not finished: `<`, `</re`, `<color:r`. */
export interface BegunTag {
  /** Where its bracket is. */
  readonly from: number;
  /** Without the bracket. */
  readonly body: string;
}

const BEGUN_TAG = /<([^<>\n]{0,200})$/;
const ESCAPED = /(?:^|[^\\])(?:\\\\)*\\$/;

/** The tag that a text before the caret ends in. */
export function begunTag(before: string): BegunTag | undefined {
  const [, body] = BEGUN_TAG.exec(before) ?? [];
  if (body === undefined) return undefined;
  const from = before.length - body.length - 1;
  return ESCAPED.test(before.slice(0, from)) ? undefined : { from, body };
}
