import { fillIn } from '@fucina/minecraft-profile/messages';
import { GRADIENT_FORMATS } from '../gradient/formats.ts';
import type { GradientError } from '../gradient/gradient-error.ts';
import { type MessageLanguage, messages } from './languages.ts';

/** A sentence about why there is no gradient; a color is named by its place in the list, the first is 1. */
export function explainGradient(error: GradientError, language: MessageLanguage = 'en'): string {
  const sentences = messages[language].gradients;
  const isTemplate = error.code === 'too-long' && error.field !== 'text';
  const number = Number(/\d+/.exec(error.field)?.[0] ?? 0) + 1;
  const values = { ...error, number, formats: GRADIENT_FORMATS.join(', ') };
  return fillIn(sentences[isTemplate ? 'template-too-long' : error.code], values);
}
