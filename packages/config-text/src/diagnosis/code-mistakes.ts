import { findLetterMistakes } from '../conversion/letter-mistakes.ts';
import { findMeantCodes } from '../conversion/meant-codes.ts';
import { findCodesInWords } from '../conversion/word-codes.ts';
import type { Profile } from '../profiles/profile.ts';
import type { OwnTextRule } from '../rules/rules.ts';
import { findTailCodes } from './tails.ts';
import type { TextMistake } from './text-mistake.ts';

/** What authors of texts with codes often get wrong. */
export function findCodeMistakes(text: string, profile: Profile): readonly TextMistake[] {
  const { codes } = profile;
  const { tokens, isInUrl, isInPlaceholder, hasCodes, hasText } = findMeantCodes(text, codes);
  const found: TextMistake[] = [...findTailCodes(tokens, profile)];
  const inWords = findCodesInWords(text, tokens);
  for (const token of tokens) {
    if (token.kind === 'broken') found.push(at('broken-hex', token));
    if (inWords.has(token)) found.push(at('code-in-word', token));
  }
  if (isInUrl) found.push({ code: 'code-in-url', from: 0, to: text.length });
  if (isInPlaceholder) found.push({ code: 'placeholder-cut', from: 0, to: text.length });
  if (hasCodes && !hasText) found.push({ code: 'codes-only', from: 0, to: text.length });
  for (const mistake of findLetterMistakes(text, codes)) {
    found.push(mistake.code === 'doubled-code' ? { ...mistake, fix: '&' } : mistake);
  }
  return found.sort((a, b) => a.from - b.from || a.to - b.to);
}

function at(code: OwnTextRule, { from, to }: { from: number; to: number }): TextMistake {
  return { code, from, to };
}
