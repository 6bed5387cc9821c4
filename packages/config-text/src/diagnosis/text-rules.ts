import type { DiagnosticCode } from '@fucina/minecraft-text/mini-message';
import type { ConversionReason } from '../conversion/conversion.ts';

/** `error`: the message is lost. `warning`: it looks other than meant. `note`: worth knowing. */
export type TextLevel = 'error' | 'warning' | 'note';

/** What can be found in one text besides the findings about MiniMessage. */
export type OwnTextRule =
  | 'mixed-notation'
  | 'leftover-code'
  | 'lost-letter'
  | 'eaten-letter'
  | 'doubled-code'
  | 'code-in-word'
  | 'code-in-url'
  | 'codes-only'
  | 'broken-hex'
  | 'placeholder-cut'
  | 'message-format-quote'
  | 'message-format-brace'
  | 'printf-percent'
  | 'link-not-clickable'
  | 'item-italic'
  | 'tail-leaks'
  | 'join-differs'
  | 'needs-escape-lost';

export type TextRule = `text/${OwnTextRule | DiagnosticCode}` | 'profile/not-read-here';

export const OWN_TEXT_RULES: Readonly<Record<OwnTextRule, TextLevel>> = {
  'mixed-notation': 'warning',
  'leftover-code': 'warning',
  'lost-letter': 'warning',
  'eaten-letter': 'warning',
  'doubled-code': 'note',
  'code-in-word': 'warning',
  'code-in-url': 'warning',
  'codes-only': 'note',
  'broken-hex': 'warning',
  'placeholder-cut': 'warning',
  'message-format-quote': 'warning',
  'message-format-brace': 'error',
  'printf-percent': 'warning',
  'link-not-clickable': 'note',
  'item-italic': 'warning',
  'tail-leaks': 'warning',
  'join-differs': 'warning',
  'needs-escape-lost': 'warning',
};

/** The rule for a reason of a conversion, if it is one that a checker reports too. */
export function ruleOfReason(reason: ConversionReason): TextRule | undefined {
  if (reason === 'not-read-here') return 'profile/not-read-here';
  return isOwnRule(reason) ? `text/${reason}` : undefined;
}

function isOwnRule(reason: string): reason is OwnTextRule {
  return reason in OWN_TEXT_RULES;
}
