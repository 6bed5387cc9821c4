import type { ConversionReason, Rule } from '@fucina/config-text';
import type { DropReason } from '@fucina/config-text/file';
import {
  explainFinding,
  explainReasons,
  explainSyntax,
  type FindingValues,
  findingWords,
} from '@fucina/site/words/config-findings';
import { fillIn } from '@fucina/site/words/fill-in';
import { wordsOfTexts } from '@fucina/site/words/of-texts';
import type { Language } from './language.ts';

// The sentences that the page has too.

/** What is wrong. */
export function findingSentence(finding: FindingValues, language: Language): string {
  const { markup } = wordsOfTexts[language.code].ui;
  return explainFinding(finding, findingWords[language.code], markup).why;
}

/** What a parser stumbled over. */
export function syntaxSentence(detail: string, { code }: Language): string {
  return explainSyntax(detail, findingWords[code]);
}

/** What a rule is about, in a few words. */
export function ruleTitle(rule: Rule, { code }: Language): string {
  return findingWords[code].rules[rule].title;
}

/** What to do about its problems. */
export function ruleAdvice(rule: Rule, { code }: Language): string {
  return fillIn(findingWords[code].rules[rule].fix, { name: '…', detail: '…' });
}

/** Where newer versions of the plugin read a file, and what to do about it. */
export function wrongFolderSentence(place: string, language: Language): string {
  const finding = { rule: 'profile/wrong-folder', detail: place } as const;
  return `${findingSentence(finding, language)} ${ruleAdvice(finding.rule, language)}`;
}

/** Why somebody has to look at a text. */
export function reasonSentence(reasons: readonly ConversionReason[], { code }: Language): string {
  return explainReasons(reasons, findingWords[code]);
}

/** Why a change cannot be made. */
export function dropSentence(reason: DropReason, { code }: Language): string {
  return findingWords[code].dropped[reason].why;
}
