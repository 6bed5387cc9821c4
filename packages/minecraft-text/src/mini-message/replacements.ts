import type { TextRange } from '../text-problem.ts';
import type { MessageError } from './errors.ts';

/** A range, and the length of the text that took its place. */
export interface Replacement extends TextRange {
  readonly length: number;
}

/** An error of a text that came of some replacements after another, told for the text before all of them. */
export function toSource(
  error: MessageError,
  source: string,
  text: string,
  passes: readonly (readonly Replacement[])[],
): MessageError {
  const { from, to, open, fix, ...rest } = error;
  const range = rangeBefore(error, passes);
  // What is suggested for a text that is not in the source cannot be done there.
  const isCopied = source.slice(range.from, range.to) === text.slice(from, to);
  return {
    ...rest,
    ...range,
    ...(fix !== undefined && isCopied && { fix }),
    ...(open !== undefined && { open: open.map((each) => rangeBefore(each, passes)) }),
  };
}

function rangeBefore(
  { from, to }: TextRange,
  passes: readonly (readonly Replacement[])[],
): TextRange {
  const start = passes.reduceRight((at, pass) => placeBefore(at, pass, false), from);
  const end = passes.reduceRight((at, pass) => placeBefore(at, pass, true), to);
  return { from: start, to: Math.max(start, end) };
}

/** A place inside a text that was put in is the start or the end of what it replaced. */
function placeBefore(place: number, replaced: readonly Replacement[], isEnd: boolean): number {
  let shift = 0;
  for (const { from, to, length } of replaced) {
    const start = from + shift;
    if (isEnd ? place <= start : place < start) break;
    if (isEnd ? place <= start + length : place < start + length) return isEnd ? to : from;
    shift += length - (to - from);
  }
  return place - shift;
}
