import type { CodeSyntax } from '@fucina/minecraft-text/legacy-tokens';
import { findLetterMistakes } from '../conversion/letter-mistakes.ts';
import { findMeantCodes } from '../conversion/meant-codes.ts';
import { findCodesInWords } from '../conversion/word-codes.ts';
import type { OwnTextRule } from '../rules/rules.ts';

/** A mistake with codes, and its place in the text. */
export interface CodeMistake {
  readonly rule: OwnTextRule;
  readonly from: number;
  readonly to: number;
  readonly suggestion?: string;
}

/** What authors of texts with codes often get wrong. */
export function findCodeMistakes(text: string, codes: CodeSyntax): readonly CodeMistake[] {
  const { tokens, isInUrl, isInPlaceholder, hasCodes, hasText } = findMeantCodes(text, codes);
  const found: CodeMistake[] = [];
  const inWords = findCodesInWords(text, tokens);
  for (const token of tokens) {
    if (token.kind === 'broken') found.push(at('broken-hex', token));
    if (inWords.has(token)) found.push(at('code-in-word', token));
  }
  if (isInUrl) found.push({ rule: 'code-in-url', from: 0, to: text.length });
  if (isInPlaceholder) found.push({ rule: 'placeholder-cut', from: 0, to: text.length });
  if (hasCodes && !hasText) found.push({ rule: 'codes-only', from: 0, to: text.length });
  for (const mistake of findLetterMistakes(text, codes)) {
    found.push(mistake.rule === 'doubled-code' ? { ...mistake, suggestion: '&' } : mistake);
  }
  return found.sort((a, b) => a.from - b.from || a.to - b.to);
}

function at(rule: OwnTextRule, { from, to }: { from: number; to: number }): CodeMistake {
  return { rule, from, to };
}
