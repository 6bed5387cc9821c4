import { dropEscapes } from './drop-escapes.ts';

const OPEN = 0x3c; // <
const ESCAPE = 0x5c; // \
const COLON = 0x3a; // :
const SLASH = 0x2f; // /
const SINGLE = 0x27; // '
const DOUBLE = 0x22; // "

export interface TagPart {
  readonly from: number;
  readonly to: number;
}

/** Splits the inside of a tag at the colons outside quotes; `://` does not split. */
export function splitParts(text: string, from: number, to: number): TagPart[] {
  const parts: TagPart[] = [];
  let start = from;
  let quote = 0;
  for (let i = from; i < to; i++) {
    const char = text.charCodeAt(i);
    if (char === ESCAPE) {
      const next = text.charCodeAt(i + 1);
      if (next === ESCAPE || next === (quote === 0 ? OPEN : quote)) i++;
    } else if (quote !== 0) {
      if (char === quote) quote = 0;
    } else if (char === SINGLE || char === DOUBLE) {
      quote = char;
    } else if (char === COLON) {
      if (text.charCodeAt(i + 1) === SLASH && text.charCodeAt(i + 2) === SLASH) continue;
      parts.push({ from: start, to: i });
      start = i + 1;
    }
  }
  parts.push({ from: start, to });
  return parts;
}

/** A part that starts with a quote loses it, a quote of either kind at its end, and its escapes. */
export function unquote(text: string, { from, to }: TagPart): string {
  const quote = text.charCodeAt(from);
  if (from === to || (quote !== SINGLE && quote !== DOUBLE)) return text.slice(from, to);
  const last = text.charCodeAt(to - 1);
  const end = last === SINGLE || last === DOUBLE ? to - 1 : to;
  return from + 1 > end ? text.slice(from, to) : dropEscapes(text, from + 1, end, quote);
}
