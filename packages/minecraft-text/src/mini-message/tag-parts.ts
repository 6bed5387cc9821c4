import { dropEscapes } from './drop-escapes.ts';

const OPEN = 0x3c; // <
const ESCAPE = 0x5c; // \
const COLON = 0x3a; // :
const SLASH = 0x2f; // /
const SINGLE = 0x27; // '
const DOUBLE = 0x22; // "

/** The end of the first part. Quotes are ignored here, because no tag name contains quotes. */
export function endOfName(text: string, from: number, to: number): number {
  for (let i = from; i < to; i++) {
    if (text.charCodeAt(i) === COLON && !isUrlColon(text, i)) return i;
  }
  return to;
}

/** Splits at the colons outside quotes, then removes the quotes. */
export function readArguments(text: string, from: number, to: number): string[] {
  const args: string[] = [];
  splitArguments(text, from, to, (start, end) => args.push(unquote(text, start, end)));
  return args;
}

/** Calls back with the range of each part between the colons outside quotes, in order. */
export function splitArguments(
  text: string,
  from: number,
  to: number,
  onPart: (from: number, to: number) => void,
): void {
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
    } else if (char === COLON && !isUrlColon(text, i)) {
      onPart(start, i);
      start = i + 1;
    }
  }
  onPart(start, to);
}

/** A `:` before `//` does not split, in any tag. */
function isUrlColon(text: string, at: number): boolean {
  return text.charCodeAt(at + 1) === SLASH && text.charCodeAt(at + 2) === SLASH;
}

/** A part that starts with a quote loses that quote, a quote of either kind at its end, and its escapes. */
function unquote(text: string, from: number, to: number): string {
  const end = endInQuotes(text, from, to);
  return end === undefined
    ? text.slice(from, to)
    : dropEscapes(text, from + 1, end, text.charCodeAt(from));
}

/** Where the text of a part that starts with a quote ends; undefined for a part without quotes. */
export function endInQuotes(text: string, from: number, to: number): number | undefined {
  if (from === to || !isQuote(text.charCodeAt(from))) return undefined;
  const end = isQuote(text.charCodeAt(to - 1)) ? to - 1 : to;
  return from + 1 > end ? undefined : end;
}

function isQuote(char: number): boolean {
  return char === SINGLE || char === DOUBLE;
}
