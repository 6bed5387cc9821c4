const OPEN = 0x3c; // <
const CLOSE = 0x3e; // >
const ESCAPE = 0x5c; // \
const SINGLE = 0x27; // '
const DOUBLE = 0x22; // "

/** Called with the range of a tag, angle brackets included. Answers whether to go on. */
export type OnTag = (from: number, to: number) => boolean;

/**
 * Finds the tags of a message; what lies between them is text. A tag ends at the first `>` outside
 * quotes. One that never ends is a lone `<`: the search goes on right behind it. But a string that
 * never ends swallows the rest; the answer is then where its tag began.
 */
export function scanTags(text: string, onTag: OnTag): number | undefined {
  const hasEscapes = text.includes('\\');
  const strings = { [SINGLE]: quotedStrings(text, "'"), [DOUBLE]: quotedStrings(text, '"') };
  // Where strings ended before a lone `<` sent the search back. Coming by again means that it ends
  // as it did then, so nothing is read more than twice.
  let passed: Set<number> | undefined;

  let at = nextOpening(text, 0, hasEscapes);
  search: while (at !== -1) {
    let opening = at;
    for (let i = at + 1; i < text.length; i++) {
      const char = text.charCodeAt(i);
      if (char === CLOSE) {
        if (i > opening + 1 && !onTag(opening, i + 1)) return undefined;
        at = nextOpening(text, i + 1, hasEscapes);
        continue search;
      }
      if (char === OPEN) {
        opening = i;
      } else if (char === ESCAPE && text.charCodeAt(i + 1) === OPEN) {
        at = nextOpening(text, i + 2, hasEscapes);
        continue search;
      } else if (char === SINGLE || char === DOUBLE) {
        if (!strings[char].opensAt(i)) continue;
        i = strings[char].endOf(i);
        if (i === -1) return opening;
        if (passed?.has(i)) break;
        passed?.add(i);
      }
    }
    passed ??= new Set();
    at = nextOpening(text, opening + 1, hasEscapes);
  }
  return undefined;
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

function quotedStrings(text: string, quote: string) {
  const code = quote.charCodeAt(0);
  let last: number | undefined;
  // The string read last: another quote inside it can only end where it did.
  let start = -1;
  let end = -1;
  return {
    /** A quote opens a string only if the same character occurs again anywhere later. */
    opensAt(index: number): boolean {
      last ??= text.lastIndexOf(quote);
      return index < last;
    },
    endOf(index: number): number {
      if (start <= index && index < end) return end;
      for (let i = index + 1; i < text.length; i++) {
        const char = text.charCodeAt(i);
        if (char === code) {
          start = index;
          end = i;
          return i;
        }
        if (char === ESCAPE) {
          const next = text.charCodeAt(i + 1);
          if (next === code || next === ESCAPE) i++;
        }
      }
      return -1;
    },
  };
}
