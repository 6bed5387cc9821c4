import type { GradientError } from '@fucina/minecraft-text';
import { thrownWords } from '../../tool/thrown-words.ts';
import type { Translate } from '../../words/translate.ts';

/** Why the service's answer is none. */
export type GradientFailure =
  | { readonly reason: 'refused'; readonly status: number }
  | { readonly reason: 'unreadable' }
  | { readonly reason: 'thrown'; readonly thrown: unknown };

export function failureWords(failure: GradientFailure, t: Translate): string {
  return `Error: ${reasonWords(failure, t)}`;
}

function reasonWords(failure: GradientFailure, t: Translate): string {
  switch (failure.reason) {
    case 'refused':
      return `HTTP error! status: ${failure.status}`;
    case 'unreadable':
      return t('text_gradient.errors.unreadable');
    case 'thrown':
      return thrownWords(failure.thrown, t);
  }
}

/** Errors that a visitor can cause. */
const CODES = [
  'hex-empty',
  'hex-digit',
  'hex-length',
  'too-long',
  'too-many',
  'output-too-long',
] as const;

/** Why there is no gradient, in words; a color is named by its place in the list. */
export function errorWords(error: GradientError, t: Translate): string {
  const code = CODES.find((one) => one === error.code) ?? 'other';
  // `colors[0].hex` is what people see as color 1.
  const number = Number(/\d+/.exec(error.field)?.[0] ?? 0) + 1;
  return t(`text_gradient.errors.${code}`, { ...error, number });
}
