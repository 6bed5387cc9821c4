import { type MappedValue, MappedValueBuilder } from '../mapped-value.ts';
import { lineBreakEnd } from './flow-scalar.ts';

interface Header {
  readonly isFolded: boolean;
  readonly chomp: 'strip' | 'clip' | 'keep';
  /** The digit of `|2`. */
  readonly indent: number | undefined;
  /** Where the first line begins. */
  readonly end: number;
}

interface Line {
  readonly from: number;
  readonly to: number;
  readonly next: number;
}

/** Reads `|` and `>` from their header on, as SnakeYAML does. */
export function decodeBlock(source: string, parentIndent: number): MappedValue | undefined {
  const header = readHeader(source);
  if (header === undefined) return undefined;
  const lines = splitLines(source, header.end);
  const indent = indentOf(source, lines, header, parentIndent);
  const startsText = ({ from }: Line) => !isBlank(source[from + indent]);
  const builder = new MappedValueBuilder(source);
  let previous: Line | undefined;
  let empty: Line[] = [];
  for (const line of lines) {
    if (line.to - line.from <= indent && isBlankLine(source, line.from, line.to)) {
      empty.push(line);
      continue;
    }
    if (!isBlankLine(source, line.from, line.from + indent)) return undefined;
    if (previous !== undefined) {
      const folds = header.isFolded && startsText(previous) && startsText(line);
      if (!folds) addLineBreak(builder, previous);
      else if (empty.length === 0) builder.add(' ', previous.to, previous.next);
    }
    for (const skipped of empty) addLineBreak(builder, skipped);
    builder.copy(line.from + indent, line.to);
    previous = line;
    empty = [];
  }
  if (previous !== undefined && header.chomp !== 'strip') addLineBreak(builder, previous);
  if (header.chomp === 'keep') for (const line of empty) addLineBreak(builder, line);
  return builder.build();
}

/** A value in the header and indentation of a literal scalar; undefined where they do not allow it. */
export function rewriteLiteral(
  value: string,
  source: string,
  parentIndent: number,
): string | undefined {
  const header = readHeader(source);
  if (header === undefined || header.isFolded) return undefined;
  const lines = splitLines(source, header.end);
  const indent = ' '.repeat(indentOf(source, lines, header, parentIndent));
  const lineEnd = source.includes('\r\n') ? '\r\n' : '\n';
  const spelled = value
    .split('\n')
    .map((line) => (line === '' ? '' : indent + line))
    .join(lineEnd);
  const endsWithBreak = /[\r\n]$/.test(source) && !value.endsWith('\n');
  return source.slice(0, header.end) + spelled + (endsWithBreak ? lineEnd : '');
}

function readHeader(source: string): Header | undefined {
  const found = /^([|>])([-+]?)([1-9]?)([-+]?)[ \t]*(?:#[^\r\n\u0085]*)?/.exec(source);
  if (found === null) return undefined;
  const [whole, style, before, digit, after] = found;
  const lineEnd = lineBreakEnd(source, whole.length);
  if (lineEnd === undefined && whole.length < source.length) return undefined;
  const sign = before || after;
  return {
    isFolded: style === '>',
    chomp: sign === '-' ? 'strip' : sign === '+' ? 'keep' : 'clip',
    indent: digit ? Number(digit) : undefined,
    end: lineEnd ?? whole.length,
  };
}

function splitLines(source: string, from: number): Line[] {
  const lines: Line[] = [];
  let start = from;
  for (let at = from; at < source.length; ) {
    const next = lineBreakEnd(source, at);
    if (next === undefined) {
      at += 1;
      continue;
    }
    lines.push({ from: start, to: at, next });
    at = next;
    start = next;
  }
  if (start < source.length) lines.push({ from: start, to: source.length, next: source.length });
  return lines;
}

/** Given in the header, else that of the first line with text, or of longer blank lines before it. */
function indentOf(source: string, lines: readonly Line[], header: Header, parent: number): number {
  const least = Math.max(parent + 1, 1);
  if (header.indent !== undefined) return least + header.indent - 1;
  let indent = least;
  for (const { from, to } of lines) {
    let at = from;
    while (at < to && source[at] === ' ') at += 1;
    indent = Math.max(indent, at - from);
    if (at < to) break;
  }
  return indent;
}

function addLineBreak(builder: MappedValueBuilder, { to, next }: Line): void {
  if (next > to) builder.add('\n', to, next);
}

function isBlankLine(source: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (source[at] !== ' ') return false;
  return true;
}

function isBlank(char: string | undefined): boolean {
  return char === ' ' || char === '\t';
}
