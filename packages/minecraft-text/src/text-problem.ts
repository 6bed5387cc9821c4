/** UTF-16 offsets in a text; `to` is exclusive. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** Where a range begins. Both count from 1; columns count UTF-16 units, as editors do. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** What is wrong at a range of a text. */
export interface TextProblem<Code extends string = string> extends TextRange, TextPlace {
  readonly code: Code;
  /** What to write in place of the range. */
  readonly fix?: string;
}

/** Adds line and column to ranges of a text, which come in the order of their beginnings. */
export function placedIn(
  text: string,
): <Range extends TextRange>(range: Range) => Range & TextPlace {
  let line = 1;
  let start = 0;
  let end = text.indexOf('\n');
  return (range) => {
    for (; end !== -1 && end < range.from; end = text.indexOf('\n', start)) {
      start = end + 1;
      line += 1;
    }
    return { ...range, line, column: range.from - start + 1 };
  };
}

/** A problem with the character at a place, or with the end of the text. */
export function problemAt<Code extends string>(
  text: string,
  code: Code,
  at: number,
): TextProblem<Code> {
  const from = Math.min(at, text.length);
  return placedIn(text)({ code, from, to: Math.min(from + 1, text.length) });
}
