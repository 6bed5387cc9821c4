import type { ConversionReason, Rule } from '@fucina/config-text';
import type { DropReason } from '@fucina/config-text/file';
import {
  type ExplainedFinding,
  explainDropped,
  explainFinding,
  explainReasons,
  explainSyntax,
} from '@fucina/config-text/messages';
import type { Language } from './language.ts';

/** What is wrong. */
export function findingSentence(finding: ExplainedFinding, { code }: Language): string {
  return explainFinding(finding, code).why;
}

/** What a parser stumbled over. */
export function syntaxSentence(detail: string, { code }: Language): string {
  return explainSyntax(detail, code);
}

/** What a rule is about, in a few words. */
export function ruleTitle(rule: Rule, { code }: Language): string {
  return explainFinding({ code: rule }, code).title;
}

/** What to do about its problems. */
export function ruleAdvice(rule: Rule, { code }: Language): string {
  return explainFinding({ code: rule, name: '…', detail: '…' }, code).fix;
}

/** Where newer versions of the plugin read a file, and what to do about it. */
export function wrongFolderSentence(place: string, language: Language): string {
  const finding = { code: 'profile/wrong-folder', detail: place } as const;
  return `${findingSentence(finding, language)} ${ruleAdvice(finding.code, language)}`;
}

/** Why somebody has to look at a text. */
export function reasonSentence(reasons: readonly ConversionReason[], { code }: Language): string {
  return explainReasons(reasons, code);
}

/** Why a change cannot be made. */
export function dropSentence(reason: DropReason, { code }: Language): string {
  return explainDropped(reason, code).why;
}
