import { fillIn } from '@fucina/minecraft-profile/messages';
import { GRADIENT_FORMATS } from '../gradient/formats.ts';
import type { GradientError } from '../gradient/gradient-error.ts';
import type { JsonReadLoss } from '../json/reading.ts';
import type { LegacyReadError, LegacyReadLoss } from '../legacy/read-legacy.ts';
import type { Loss } from '../losses/loss.ts';
import type { MessageFinding } from '../mini-message/diagnose/diagnostic.ts';
import type { ArgumentError, MessageError } from '../mini-message/errors.ts';
import type { SnbtErrorCode } from '../snbt/parse-snbt.ts';
import type { MessageWords } from './en.ts';
import { type MessageLanguage, messages } from './languages.ts';

/** The code of anything that a reader refuses, finds or leaves out. */
export type ProblemCode =
  | MessageFinding['code']
  | MessageError['code']
  | ArgumentError['code']
  | SnbtErrorCode
  | JsonReadLoss['code']
  | LegacyReadError['code']
  | LegacyReadLoss['code']
  /** A command holds several texts: `@fucina/minecraft-item` reads it. */
  | 'is-command'
  /** What `@fucina/text-workshop` alone refuses. */
  | 'give-command'
  | 'built-by-code';

/** What the sentences tell of a problem beside its code. */
export interface ExplainedProblem {
  readonly code: ProblemCode;
  readonly name?: string | undefined;
  readonly detail?: string | undefined;
  readonly field?: string | undefined;
}

/** A sentence about what a reader refuses, finds or leaves out. */
export function explainProblem(
  { code, ...values }: ExplainedProblem,
  language: MessageLanguage = 'en',
): string {
  return fillIn(sentenceOf(code, messages[language]), values);
}

function sentenceOf(code: ProblemCode, { tags, reading }: MessageWords): string {
  return isTagCode(code, tags) ? tags[code] : reading[code];
}

function isTagCode(code: string, tags: MessageWords['tags']): code is keyof MessageWords['tags'] {
  return Object.hasOwn(tags, code);
}

/** A few words about what a notation cannot say. */
export function explainLoss(
  { code, detail, difference }: Pick<Loss, 'code' | 'detail' | 'difference'>,
  language: MessageLanguage = 'en',
): string {
  const { losses } = messages[language];
  if ((code === 'hex' || code === 'color') && difference !== undefined) {
    return fillIn(losses[`${code}_near`], { difference });
  }
  return fillIn(losses[code], { detail });
}

/** A sentence about why there is no gradient; a color is named by its place in the list, the first is 1. */
export function explainGradient(error: GradientError, language: MessageLanguage = 'en'): string {
  const sentences = messages[language].gradients;
  const isTemplate = error.code === 'too-long' && error.field !== 'text';
  const number = Number(/\d+/.exec(error.field)?.[0] ?? 0) + 1;
  const values = { ...error, number, formats: GRADIENT_FORMATS.join(', ') };
  return fillIn(sentences[isTemplate ? 'template-too-long' : error.code], values);
}
