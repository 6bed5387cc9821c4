import type { TextRange } from '@fucina/minecraft-text/text-problem';
import type { LiteralPiece } from './expression.ts';

/** Which part of a literal of several lines belongs to its value. */
export interface LineStarts extends TextRange {
  /** Where a line that begins here really begins. */
  readonly skipFrom: (from: number) => number;
  /** Whether blanks at the ends of lines are left out. */
  readonly trimsEnds: boolean;
}

const MARGIN = '|';

/** What Java does to text blocks, and `trimIndent` and `trimMargin` to other literals. */
export function lineStarts(
  source: string,
  { form, trim }: Pick<LiteralPiece, 'form' | 'trim'>,
  content: TextRange,
): LineStarts {
  const isBlock = form === 'java-block';
  if (!isBlock && trim === undefined) return { ...content, skipFrom: (at) => at, trimsEnds: false };
  const dropsEnds = trim?.dropsEnds === true;
  const from = isBlock || dropsEnds ? behindBlankLine(source, content) : content.from;
  const to = dropsEnds ? beforeBlankLine(source, { from, to: content.to }) : content.to;
  const range = { from, to };
  if (trim?.kind === 'margin' && !isBlock) {
    const skipFrom = (at: number) => {
      const begin = endOfIndent(source, at, to);
      return source[begin] === MARGIN && begin < to ? begin + 1 : at;
    };
    return { ...range, skipFrom, trimsEnds: false };
  }
  const indent = commonIndent(source, range, isBlock);
  const skipFrom = (at: number) => Math.min(at + indent, endOfIndent(source, at, to));
  return { ...range, skipFrom, trimsEnds: isBlock };
}

/** The closing quotes of a text block count, even alone on their line. */
function commonIndent(source: string, { from, to }: TextRange, countsLast: boolean): number {
  let least = Infinity;
  for (let at = from; at <= to; ) {
    const begin = endOfIndent(source, at, to);
    const isBlank = begin === to || source[begin] === '\n' || source[begin] === '\r';
    if (!isBlank || (countsLast && begin === to)) least = Math.min(least, begin - at);
    let end = begin;
    while (end < to && source[end] !== '\n' && source[end] !== '\r') end += 1;
    if (end >= to) break;
    at = source[end] === '\r' && source[end + 1] === '\n' ? end + 2 : end + 1;
  }
  return least === Infinity ? 0 : least;
}

function behindBlankLine(source: string, { from, to }: TextRange): number {
  const end = endOfIndent(source, from, to);
  if (source[end] === '\r' && source[end + 1] === '\n' && end + 1 < to) return end + 2;
  return end < to && (source[end] === '\n' || source[end] === '\r') ? end + 1 : from;
}

function beforeBlankLine(source: string, { from, to }: TextRange): number {
  let at = to;
  while (at > from && /[ \t]/.test(source.charAt(at - 1))) at -= 1;
  if (at === from || !/[\r\n]/.test(source.charAt(at - 1))) return to;
  return source[at - 1] === '\n' && source[at - 2] === '\r' && at - 2 >= from ? at - 2 : at - 1;
}

function endOfIndent(source: string, from: number, to: number): number {
  let at = from;
  while (at < to && (source[at] === ' ' || source[at] === '\t')) at += 1;
  return at;
}
