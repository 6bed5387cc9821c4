/** Plain scalars begin with none of these, or they are something else. */
const INDICATORS = '?:,[]{}#&*!|>\'"%@`';
const BLOCK_HEADER = /^[|>]([-+]?) *(?: #.*)?$/;

/** Whether a plain scalar can begin there; `-x` is one, `- x` is not. */
export function beginsPlain(text: string, at: number): boolean {
  const char = text[at] ?? '';
  if (char === '-') return !isBlankOrEnd(text, at + 1);
  return !INDICATORS.includes(char);
}

export function isBlankOrEnd(text: string, at: number): boolean {
  const char = text[at];
  return char === ' ' || char === '\n' || char === '\r' || char === undefined;
}

/** Where the line ends that begins or goes on there, without CR and LF. */
export function lineEndAt(text: string, at: number): number {
  const lineBreak = text.indexOf('\n', at);
  if (lineBreak === -1) return text.length;
  return lineBreak > at && text[lineBreak - 1] === '\r' ? lineBreak - 1 : lineBreak;
}

export function skipSpaces(text: string, at: number): number {
  let end = at;
  while (text.charCodeAt(end) === 0x20) end += 1;
  return end;
}

export function skipSpacesBack(text: string, at: number): number {
  let start = at;
  while (text.charCodeAt(start - 1) === 0x20) start -= 1;
  return start;
}

/** After the closing quote of the scalar that begins there; undefined where it has none. */
export function quoteEnd(text: string, from: number): number | undefined {
  const quote = text[from] ?? '';
  for (let at = text.indexOf(quote, from + 1); at !== -1; at = text.indexOf(quote, at + 1)) {
    if (quote === "'") {
      if (text[at + 1] !== "'") return at + 1;
      at += 1;
    } else if (!isEscaped(text, at)) {
      return at + 1;
    }
  }
  return undefined;
}

function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text.charCodeAt(before - 1) === 0x5c) before -= 1;
  return (at - before) % 2 === 1;
}

/** Whether the lines from the one break to the end are empty or indented further than that. */
export function areIndented(text: string, from: number, to: number, indent: number): boolean {
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) {
    const start = skipSpaces(text, at + 1);
    const isEmpty = text[start] === '\n' || (text[start] === '\r' && text[start + 1] === '\n');
    if (!isEmpty && start - at - 1 <= indent) return false;
  }
  return true;
}

/** The end of a block scalar that begins with its header; undefined where it has no text or says its indentation. */
export function blockEnd(text: string, from: number, indent: number): number | undefined {
  const headerEnd = lineEndAt(text, from);
  const header = BLOCK_HEADER.exec(text.slice(from, headerEnd));
  if (header === null) return undefined;
  let own: number | undefined;
  let end = 0;
  for (let at = nextLine(text, headerEnd); at < text.length; ) {
    const start = skipSpaces(text, at);
    const next = nextLine(text, lineEndAt(text, start));
    const isEmpty = start === lineEndAt(text, start);
    if (!isEmpty) {
      own ??= start - at;
      if (own <= indent) return undefined;
      if (start - at < own) break;
    }
    // Lines of blanks at the end belong to it where they are longer than its indentation, with `+` all of them.
    const least = header[1] !== '+' ? (own ?? 0) + 1 : start < text.length ? 0 : (own ?? 0);
    if (!isEmpty || start - at >= least) end = next;
    at = next;
  }
  return own === undefined ? undefined : end;
}

/** Where the line after that end begins. */
export function nextLine(text: string, lineEnd: number): number {
  const lineBreak = text.indexOf('\n', lineEnd);
  return lineBreak === -1 ? text.length : lineBreak + 1;
}
