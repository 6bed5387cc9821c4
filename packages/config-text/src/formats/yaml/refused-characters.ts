import type { Problem } from '../format.ts';

const NOT_PRINTABLE = /[^\t\n\r -~\u0085\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const OTHER_LINE_BREAKS = /[\u2028\u2029]/g;
/** A file full of them has one thing wrong, not thousands. */
const MAX_REPORTED = 20;

/** Characters that SnakeYAML refuses, and those that end a line for it alone. */
export function findRefusedCharacters(text: string): Problem[] {
  return [
    ...find(text, NOT_PRINTABLE, { code: 'yaml/control-character', severity: 'error' }),
    ...find(text, OTHER_LINE_BREAKS, { code: 'yaml/line-break', severity: 'warning' }),
  ];
}

function find(text: string, pattern: RegExp, kind: Pick<Problem, 'code' | 'severity'>): Problem[] {
  const found: Problem[] = [];
  for (const { 0: char, index } of text.matchAll(pattern)) {
    if (found.length === MAX_REPORTED) break;
    const code = (char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    found.push({ ...kind, from: index, to: index + char.length, detail: `U+${code}` });
  }
  return found;
}
