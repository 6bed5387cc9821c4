import type { ConversionReason } from '../conversion/conversion.ts';
import { OWN_TEXT_RULES, type OwnTextRule, type TextRule } from '../rules/rules.ts';

/** The rule for a reason of a conversion, if it is one that a checker reports too. */
export function ruleOfReason(reason: ConversionReason): TextRule | undefined {
  if (reason === 'not-read-here') return 'profile/not-read-here';
  return isOwnRule(reason) ? `text/${reason}` : undefined;
}

function isOwnRule(reason: string): reason is OwnTextRule {
  return Object.hasOwn(OWN_TEXT_RULES, reason);
}
