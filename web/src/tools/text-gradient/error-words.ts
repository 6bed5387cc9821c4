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

/** Why there is no gradient, in words; a color is named by its place in the list. */
export function errorWords(error: GradientError, t: Translate): string {
  switch (error.code) {
    case 'hex-empty':
      return t('text_gradient.errors.color_empty', { number: numberIn(error.field) });
    case 'hex-digit':
      return t('text_gradient.errors.color_digit', {
        number: numberIn(error.field),
        found: error.found,
      });
    case 'hex-length':
      return t('text_gradient.errors.color_length', {
        number: numberIn(error.field),
        length: error.length,
      });
    case 'too-long':
      return t('text_gradient.errors.too_long', { max: error.max });
    case 'too-many':
      return t('text_gradient.errors.too_many', { max: error.max });
    case 'output-too-long':
      return t('text_gradient.errors.output_too_long');
    default:
      return t('text_gradient.errors.other');
  }
}

/** `colors[0].hex` is what people see as color 1. */
function numberIn(field: string): number {
  return Number(/\d+/.exec(field)?.[0] ?? 0) + 1;
}
