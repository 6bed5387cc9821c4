/** How the lines of a file end; `mixed` where not all of them end alike. */
export interface LineEnds {
  readonly style: 'lf' | 'crlf' | 'cr' | 'mixed' | 'none';
  /** The first line end that differs from the one before it. */
  readonly oddAt?: number;
}

const STYLES = { '\n': 'lf', '\r\n': 'crlf', '\r': 'cr' } as const;

export function lineEndsOf(text: string): LineEnds {
  let style: LineEnds['style'] = 'none';
  for (const { 0: found, index } of text.matchAll(/\r\n|\n|\r/g)) {
    const own = STYLES[found as keyof typeof STYLES];
    if (style !== 'none' && style !== own) return { style: 'mixed', oddAt: index };
    style = own;
  }
  return { style };
}
