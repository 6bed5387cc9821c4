import { messages as textMessages } from '@fucina/minecraft-text/messages';
import type { AlternativeCode, ConversionReason, Difference } from '../conversion/conversion.ts';
import type { DropReason } from '../file/index.ts';
import type { SourceReason } from '../source/source-reading.ts';
import type { ClassificationReason } from '../texts/classify-string.ts';
import {
  type ExplainedFinding,
  explainFindingWith,
  explainReasonWith,
  explainSyntaxWith,
} from './explain-with.ts';
import { type MessageLanguage, messages } from './languages.ts';
import type { Explanation } from './message-words.ts';

/** What is wrong in a file or a text, why, and what to do. */
export function explainFinding(
  finding: ExplainedFinding,
  language: MessageLanguage = 'en',
): Explanation {
  return explainFindingWith(finding, messages[language], textMessages[language].tags);
}

/** What a parser stumbled over, by its name for it. */
export function explainSyntax(
  detail: string | undefined,
  language: MessageLanguage = 'en',
): string {
  return explainSyntaxWith(detail, messages[language]);
}

/** Why a text is not converted, or only when somebody says so. */
export function explainReason(
  reason: ConversionReason,
  language: MessageLanguage = 'en',
): Explanation {
  return explainReasonWith(reason, messages[language]);
}

/** Why somebody has to look at a text, in sentences behind each other. */
export function explainReasons(
  reasons: readonly ConversionReason[],
  language: MessageLanguage = 'en',
): string {
  return reasons.map((reason) => explainReason(reason, language).why).join(' ');
}

/** Why a change is not made. */
export function explainDropped(reason: DropReason, language: MessageLanguage = 'en'): Explanation {
  return messages[language].dropped[reason];
}

/** Why a string of a program is read in a notation, or in none. */
export function explainSource(because: SourceReason, language: MessageLanguage = 'en'): string {
  return messages[language].sources[because];
}

/** In what a text looks different after a conversion, in a few words. */
export function explainDifference(
  difference: Difference,
  language: MessageLanguage = 'en',
): string {
  return messages[language].differences[difference];
}

/** What else a text could become, as the label of a choice. */
export function explainAlternative(
  code: AlternativeCode,
  language: MessageLanguage = 'en',
): string {
  return messages[language].alternatives[code];
}

/** Why a string is taken for a text, or not. */
export function explainKind(
  because: ClassificationReason,
  language: MessageLanguage = 'en',
): string {
  return messages[language].kinds[because];
}
