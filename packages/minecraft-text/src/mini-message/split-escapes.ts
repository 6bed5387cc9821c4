import type { TextRange } from '../text-problem.ts';

/** A backslash, and what it escapes: only that is shown. */
export type EscapePart = TextRange & { readonly kind: 'escape' };
export type TextPart = TextRange & { readonly kind: 'text' };

/** A range of a text without tags that have an effect, split at its escapes. */
export function splitEscapes(text: string, from: number, to: number): (TextPart | EscapePart)[] {
  const parts: (TextPart | EscapePart)[] = [];
  let start = from;
  for (const { index } of text.slice(from, to).matchAll(/\\[<\\]/g)) {
    const at = from + index;
    if (at > start) parts.push({ kind: 'text', from: start, to: at });
    parts.push({ kind: 'escape', from: at, to: at + 2 });
    start = at + 2;
  }
  if (to > start) parts.push({ kind: 'text', from: start, to });
  return parts;
}
