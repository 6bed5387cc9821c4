import { QuotedStrings } from './quoted-strings.ts';

const OPEN = 0x3c; // <
const CLOSE = 0x3e; // >
const ESCAPE = 0x5c; // \
const SINGLE = 0x27; // '
const DOUBLE = 0x22; // "

export interface TagListener {
  /** Called with the range of a tag, angle brackets included. Returns whether to continue. */
  onTag(from: number, to: number): boolean;
}

/**
 * Finds the tags of a message; everything between them is text. A tag ends at the first `>` outside quotes. If
 * there is none, its `<` is text and the scan continues right after it. An unclosed string makes the rest of
 * the message text; the return value is then the start of its tag, otherwise -1.
 */
export function scanTags(text: string, listener: TagListener): number {
  const length = text.length;
  const hasEscapes = text.includes('\\');
  let single: QuotedStrings | undefined;
  let double: QuotedStrings | undefined;
  // Ends of strings passed before the scan went back to a lone `<`. Reaching one again gives the same result as
  // before, so no character is read more than twice.
  let passed: Uint8Array | undefined;

  let at = nextOpening(text, 0, hasEscapes);
  search: while (at !== -1) {
    let opening = at;
    for (let i = at + 1; i < length; i++) {
      const char = text.charCodeAt(i);
      // Fast path for letters, digits and most other characters inside a tag.
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
        if (passed?.[i] === 1) break;
        if (passed !== undefined) passed[i] = 1;
      }
    }
    passed ??= new Uint8Array(length);
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
