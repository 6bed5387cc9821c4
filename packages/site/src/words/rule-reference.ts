// What the manual says of a rule besides the words of its findings.
import type { LanguageCode } from '../languages.ts';
import en from './en/rule-reference.json' with { type: 'json' };
import it from './it/rule-reference.json' with { type: 'json' };

export type RuleReferenceWords = typeof en;

export const ruleReferenceWords: Readonly<Record<LanguageCode, RuleReferenceWords>> = {
  en,
  it,
};
