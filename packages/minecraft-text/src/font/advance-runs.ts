const LETTER_OF_0 = 'A'.charCodeAt(0);

/**
 * Advances by code point, as runs: a capital letter for the advance (A is 0, the character has no glyph), then in
 * base 36 how many code points have it, unless it is one. White space between runs means nothing.
 */
export function readAdvanceRuns(runs: string): Uint8Array {
  const found = Array.from(runs.matchAll(/([A-Z])([0-9a-z]*)/g), ([, letter = '', count = '']) => ({
    advance: letter.charCodeAt(0) - LETTER_OF_0,
    count: count === '' ? 1 : Number.parseInt(count, 36),
  }));
  const advances = new Uint8Array(found.reduce((sum, { count }) => sum + count, 0));
  let at = 0;
  for (const { advance, count } of found) {
    advances.fill(advance, at, at + count);
    at += count;
  }
  return advances;
}

/** The inverse, with one string per run. */
export function writeAdvanceRuns(advances: Uint8Array): string[] {
  const runs: string[] = [];
  for (let at = 0; at < advances.length; ) {
    const advance = advances[at] ?? 0;
    let end = at + 1;
    while (advances[end] === advance) end += 1;
    const count = end - at;
    runs.push(String.fromCharCode(LETTER_OF_0 + advance) + (count === 1 ? '' : count.toString(36)));
    at = end;
  }
  return runs;
}
