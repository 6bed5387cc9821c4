import { readEscape, YAML_ESCAPES } from '@fucina/quoting';
import { copiedValue, type MappedValue, MappedValueBuilder } from '../mapped-value.ts';

export function decodePlain(source: string): MappedValue {
  return decode(source, 0, source.length, () => undefined) ?? copiedValue(source, 0, 0);
}

/** Undefined where the closing quote is missing or is too early. */
export function decodeSingle(source: string): MappedValue | undefined {
  if (!isQuotedBy("'", source)) return undefined;
  return decode(source, 1, source.length - 1, (at, to) => {
    if (source[at] !== "'") return undefined;
    return source[at + 1] === "'" && at + 1 < to ? { text: "'", end: at + 2 } : 'invalid';
  });
}

/** Undefined where the closing quote is missing, is too early, or an escape is none of YAML's. */
export function decodeDouble(source: string): MappedValue | undefined {
  if (!isQuotedBy('"', source)) return undefined;
  return decode(source, 1, source.length - 1, (at, to) => {
    if (source[at] === '"') return 'invalid';
    if (source[at] !== '\\') return undefined;
    const lineBreak = lineBreakEnd(source, at + 1);
    if (lineBreak !== undefined) return escapedLineBreak(source, lineBreak, to);
    const found = readEscape(source, at, YAML_ESCAPES);
    return found === undefined || found.end > to ? 'invalid' : found;
  });
}

function isQuotedBy(quote: string, source: string): boolean {
  return source.length >= 2 && source.startsWith(quote) && source.endsWith(quote);
}

/** Of the lines that follow, each empty one is a line break. */
function escapedLineBreak(source: string, from: number, to: number) {
  let at = from;
  let text = '';
  while (at < to) {
    const next = lineBreakEnd(source, at);
    if (next !== undefined) {
      text += '\n';
      at = next;
    } else if (isBlank(source[at])) at += 1;
    else break;
  }
  return { text, end: at };
}

type Special = { readonly text: string; readonly end: number } | 'invalid' | undefined;

/** Folds lines: one line break with the blanks around it is a space, each further one is a line break. */
function decode(
  source: string,
  from: number,
  to: number,
  special: (at: number, to: number) => Special,
): MappedValue | undefined {
  const builder = new MappedValueBuilder(source);
  let copied = from;
  let at = from;
  while (at < to) {
    const char = source[at];
    const isSpace = isBlank(char) || lineBreakEnd(source, at) !== undefined;
    const found = isSpace ? readSpaces(source, at, to) : special(at, to);
    if (found === 'invalid') return undefined;
    if (found === undefined) {
      at += 1;
      continue;
    }
    if (found.text !== source.slice(at, found.end)) {
      builder.copy(copied, at);
      builder.add(found.text, at, found.end);
      copied = found.end;
    }
    at = found.end;
  }
  builder.copy(copied, to);
  return builder.build(from);
}

function readSpaces(source: string, from: number, to: number) {
  let at = from;
  let lineBreaks = 0;
  while (at < to) {
    const next = lineBreakEnd(source, at);
    if (next !== undefined) {
      lineBreaks += 1;
      at = next;
    } else if (isBlank(source[at])) at += 1;
    else break;
  }
  if (lineBreaks === 0) return { text: source.slice(from, at), end: at };
  return { text: lineBreaks === 1 ? ' ' : '\n'.repeat(lineBreaks - 1), end: at };
}

function isBlank(char: string | undefined): boolean {
  return char === ' ' || char === '\t';
}

/** SnakeYAML ends lines at a lone CR and at NEL too. */
export function lineBreakEnd(source: string, at: number): number | undefined {
  switch (source[at]) {
    case '\n':
    case '\u0085':
      return at + 1;
    case '\r':
      return source[at + 1] === '\n' ? at + 2 : at + 1;
    default:
      return undefined;
  }
}
