import { fillIn } from '@fucina/minecraft-profile/messages';
import type { ConversionReason } from '../conversion/conversion.ts';
import type { Rule } from '../rules/rules.ts';
import type {
  Explanation,
  MessageWords,
  ReasonBesideRules,
  TagRule,
  TagWords,
} from './message-words.ts';

/** What the sentences tell of a finding, besides its place. */
export interface ExplainedFinding {
  readonly code: Rule;
  readonly name?: string | undefined;
  readonly detail?: string | undefined;
}

/** A finding in sentences that are given: in another language, or loaded apart. */
export function explainFindingWith(
  { code, name, detail }: ExplainedFinding,
  words: MessageWords,
  tags: TagWords,
): Explanation {
  const found: Explanation | Omit<Explanation, 'why'> = words.rules[code];
  const values = { name, detail: isParsersOwn(code) ? explainSyntaxWith(detail, words) : detail };
  const why = 'why' in found ? found.why : tags[tagCode(code)];
  return { title: found.title, why: fillIn(why, values).trim(), fix: fillIn(found.fix, values) };
}

function isParsersOwn(rule: Rule): boolean {
  return rule === 'yaml/syntax' || rule === 'json/syntax' || rule === 'toml/syntax';
}

/** What a parser stumbled over; what is rare, by its name for it. */
export function explainSyntaxWith(detail: string | undefined, { syntax }: MessageWords): string {
  if (detail === undefined) return '';
  return Object.hasOwn(syntax, detail) ? (syntax[detail] ?? '') : `(${detail})`;
}

/** Why a text is not converted, or only when somebody says so, in sentences that are given. */
export function explainReasonWith(
  reason: ConversionReason,
  { rules, reasons }: MessageWords,
): Explanation {
  if (isBesideRules(reason, reasons)) return reasons[reason];
  const rule: Exclude<Rule, TagRule> =
    reason === 'not-read-here' ? `profile/${reason}` : `text/${reason}`;
  return rules[rule];
}

function isBesideRules(
  reason: ConversionReason,
  reasons: MessageWords['reasons'],
): reason is ReasonBesideRules {
  return Object.hasOwn(reasons, reason);
}

/** The rules without a sentence of their own are those about tags. */
function tagCode(rule: Rule): keyof TagWords {
  return rule.slice('text/'.length) as keyof TagWords;
}
