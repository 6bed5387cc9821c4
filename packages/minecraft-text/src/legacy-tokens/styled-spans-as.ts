import { type StyledSpan, spansOfUnits, styledSpans } from '../mini-message/styled-spans.ts';
import type { TextRange } from '../text-problem.ts';
import { applyEdits, type Edit } from './edits.ts';
import { type ReadAsOptions, tagsOfCodes } from './read-as.ts';
import { readLegacyTokens } from './read-tokens.ts';
import { findLegacyTokens, type LegacyToken } from './tokens.ts';

/**
 * In which style each piece of a text is drawn where a plugin reads it: as `styledSpans`, and without the codes that have
 * an effect.
 */
export function styledSpansAs(text: string, options: ReadAsOptions): readonly StyledSpan[] {
  const { reading, codes } = options;
  if (reading === 'minimessage') return styledSpans(text);
  const tokens = options.tokens ?? findLegacyTokens(text, codes);
  switch (reading) {
    case 'bukkit':
    case 'adventure-legacy':
      return spansOfTokens(text, tokens, options);
    case 'tag-replace':
    case 'tag-replace-reset':
      return spansOfTags(text, tagsOfCodes(tokens, options));
    case 'either-or': {
      const hasCodes = tokens.some(({ kind }) => kind !== 'text');
      return hasCodes ? spansOfTokens(text, tokens, options) : styledSpans(text);
    }
  }
}

function spansOfTokens(
  text: string,
  tokens: readonly LegacyToken[],
  { isItem = false }: ReadAsOptions,
): readonly StyledSpan[] {
  const units = tokens.flatMap(({ kind, from, to }): TextRange[] => {
    const isDrawn = kind === 'text' || kind === 'broken';
    const length = isDrawn ? to - from : 0;
    return Array.from({ length }, (_, at) => ({ from: from + at, to: from + at + 1 }));
  });
  return spansOfUnits(readLegacyTokens(text, tokens, { isItem }), units);
}

/** No span goes over a tag that stands for a code. */
function spansOfTags(text: string, edits: readonly Edit[]): readonly StyledSpan[] {
  const spans = styledSpans(applyEdits(text, edits));
  let [next, shift] = [0, 0];
  return spans.flatMap((span): StyledSpan[] => {
    const pieces: StyledSpan[] = [];
    let { from } = span;
    for (let edit = edits[next]; edit !== undefined; edit = edits[next]) {
      const at = edit.from + shift;
      if (at >= span.to) break;
      if (at > from) pieces.push({ ...span, from: from - shift, to: edit.from });
      from = Math.max(from, at + edit.insert.length);
      shift += edit.insert.length - (edit.to - edit.from);
      next += 1;
    }
    if (from < span.to) pieces.push({ ...span, from: from - shift, to: span.to - shift });
    return pieces;
  });
}
