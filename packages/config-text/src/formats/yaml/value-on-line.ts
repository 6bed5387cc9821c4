import type { TextRange } from '@fucina/minecraft-text/text-problem';
import type { Edit } from '../format.ts';

/** Where the value of a line is: after `- ` and the first key. Ends before blanks at the end. */
export function valueOnLine(text: string, at: number): TextRange {
  const { item, colon, to, isSentence } = partsOfLine(text, at);
  const isBehindKey = colon !== undefined && !isSentence;
  return { from: isBehindKey ? skipBlanks(text, colon + 1, to) : item, to };
}

/** The whole item of a list, such as `- Server status: &aopen`. */
export function sentenceOnLine(text: string, at: number): TextRange | undefined {
  const { item, to, isSentence } = partsOfLine(text, at);
  return isSentence ? { from: item, to } : undefined;
}

function partsOfLine(text: string, at: number) {
  const start = at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1;
  const lineBreak = text.indexOf('\n', at);
  const to = endOfText(text, start, lineBreak === -1 ? text.length : lineBreak);
  const first = skipBlanks(text, start, to);
  let item = first;
  while (text[item] === '-' && isBlank(text[item + 1])) item = skipBlanks(text, item + 1, to);
  const colon = endOfKey(text, item, to);
  // What has a blank before its colon in a list is no key, unless more keys follow it.
  const isSentence =
    item > first &&
    colon !== undefined &&
    /^[^'"[{]\S*[ \t]/.test(text.slice(item, colon)) &&
    !goesOn(text, lineBreak, first - start);
  return { item, colon, to, isSentence };
}

/** Whether the next line is further in. */
function goesOn(text: string, lineBreak: number, indent: number): boolean {
  if (lineBreak === -1) return false;
  const next = lineBreak + 1;
  return skipBlanks(text, next, next + indent + 1) - next > indent;
}

/** The colon after the key that begins at `from`; a list or map in brackets has none. */
function endOfKey(text: string, from: number, to: number): number | undefined {
  const quote = text[from];
  if (quote === '[' || quote === '{') return undefined;
  let at = from;
  if (quote === '"' || quote === "'") {
    at = text.indexOf(quote, from + 1) + 1;
    if (at === 0 || at > to) return undefined;
  }
  for (; at < to; at += 1) {
    if (text[at] === ':' && (at + 1 === to || isBlank(text[at + 1]))) return at;
  }
  return undefined;
}

/** Replaces a piece of source by the same characters in single quotes. */
export function quoteFix(text: string, { from, to }: TextRange): Edit {
  const source = text.slice(from, to);
  const isQuoted = source.length > 1 && source.startsWith("'") && source.endsWith("'");
  const value = isQuoted ? source.slice(1, -1).replaceAll("''", "'") : source;
  return { from, to, insert: `'${value.replaceAll("'", "''")}'` };
}

function endOfText(text: string, from: number, to: number): number {
  let end = to;
  while (end > from && (isBlank(text[end - 1]) || text[end - 1] === '\r')) end -= 1;
  return end;
}

function skipBlanks(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && isBlank(text[at])) at += 1;
  return at;
}

function isBlank(char: string | undefined): boolean {
  return char === ' ' || char === '\t';
}
