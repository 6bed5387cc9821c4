import { QuotedStrings } from './quoted-strings.ts';

const OPEN = 0x3c; // <
const CLOSE = 0x3e; // >
const ESCAPE = 0x5c; // \
const SINGLE = 0x27; // '
const DOUBLE = 0x22; // "

export interface TagListener {
  /** Told the range of a tag, angle brackets included. Answers whether to go on. */
  onTag(from: number, to: number): boolean;
}

/**
 * Finds the tags of a message; what lies between them is text. A tag ends at the first `>` outside
 * quotes. One that never ends is a lone `<`: the search goes on right behind it. But a string that
 * never ends swallows the rest; the answer is then where its tag began, else -1.
 */
export function scanTags(text: string, listener: TagListener): number {
  const length = text.length;
  const hasEscapes = text.includes('\\');
  let single: QuotedStrings | undefined;
  let double: QuotedStrings | undefined;
  // Where strings ended before a lone `<` sent the search back. Coming by again means that it ends
  // as it did then, so nothing is read more than twice.
  let passed: Set<number> | undefined;

  let at = nextOpening(text, 0, hasEscapes);
  search: while (at !== -1) {
    let opening = at;
    for (let i = at + 1; i < length; i++) {
      const char = text.charCodeAt(i);
      // Letters, digits and most of the rest of a tag.
      if (char > OPEN && char !== CLOSE && char !== ESCAPE) continue;
      if (char === CLOSE) {
        if (i > opening + 1 && !listener.onTag(opening, i + 1)) return -1;
        at = nextOpening(text, i + 1, hasEscapes);
        continue search;
      }
      if (char === OPEN) {
        opening = i;
      } else if (char === ESCAPE) {
        if (text.charCodeAt(i + 1) !== OPEN) continue;
        at = nextOpening(text, i + 2, hasEscapes);
        continue search;
      } else if (char === SINGLE || char === DOUBLE) {
        let strings: QuotedStrings;
        if (char === SINGLE) strings = single ??= new QuotedStrings(text, "'");
        else strings = double ??= new QuotedStrings(text, '"');
        if (!strings.opensAt(i)) continue;
        i = strings.endOf(i);
        if (i === -1) return opening;
        if (passed?.has(i)) break;
        passed?.add(i);
      }
    }
    passed ??= new Set();
    at = nextOpening(text, opening + 1, hasEscapes);
  }
  return -1;
}

function nextOpening(text: string, from: number, hasEscapes: boolean): number {
  if (!hasEscapes) return text.indexOf('<', from);
  for (let i = from; i < text.length; i++) {
    const char = text.charCodeAt(i);
    if (char === OPEN) return i;
    if (char === ESCAPE) {
      const next = text.charCodeAt(i + 1);
      if (next === OPEN || next === ESCAPE) i++;
    }
  }
  return -1;
}
