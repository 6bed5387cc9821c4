import type { CodeSyntax } from '@fucina/minecraft-text/legacy-tokens';
import { findMeantCodes } from '../conversion/meant-codes.ts';
import { findCodesInWords } from '../conversion/word-codes.ts';
import type { OwnTextRule } from './text-rules.ts';

/** A mistake with codes, and its place in the text. */
export interface CodeMistake {
  readonly rule: OwnTextRule;
  readonly from: number;
  readonly to: number;
  readonly suggestion?: string;
}

/** `&` before a word whose first letter is no code: the letter of the code is missing. */
const LOST = /(?<![\p{L}\p{N}&])&(?![\p{L}\p{N}]{1,8};)\p{L}(?=\p{Ll}{2})/gu;
/** A capital letter that is read as a code, before the rest of the word. */
const EATEN = /(?<![\p{L}\p{N}&])&[A-FK-OR](?=\p{Ll}{2})/gu;
const CAPITAL_CODE = /&[A-FK-OR](?!\p{Ll}{2})/u;
const DOUBLED = /&&(?=[0-9a-fk-or])/gi;

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
  if (codes.characters.includes('&')) found.push(...findLetterMistakes(text, codes));
  return found.sort((a, b) => a.from - b.from || a.to - b.to);
}

function findLetterMistakes(
  text: string,
  { letterCase = 'any', isDoubledLiteral = false }: CodeSyntax,
): readonly CodeMistake[] {
  const isAnyCase = letterCase === 'any';
  // Somebody who writes codes with capital letters means them.
  const meansCapitals = CAPITAL_CODE.test(text);
  const isCode = isAnyCase ? /[0-9a-fk-orx]/i : /[0-9a-fk-orx]/;
  const lost = rangesOf(text, LOST).filter(({ to }) => !isCode.test(text.charAt(to - 1)));
  const eaten = isAnyCase && !meansCapitals ? rangesOf(text, EATEN) : [];
  const doubled = isDoubledLiteral ? [] : rangesOf(text, DOUBLED);
  return [
    ...lost.map((range) => at('lost-letter', range)),
    ...eaten.map((range) => at('eaten-letter', range)),
    ...doubled.map((range) => ({ ...at('doubled-code', range), suggestion: '&' })),
  ];
}

function rangesOf(text: string, pattern: RegExp): readonly { from: number; to: number }[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
  }));
}

function at(rule: OwnTextRule, { from, to }: { from: number; to: number }): CodeMistake {
  return { rule, from, to };
}
