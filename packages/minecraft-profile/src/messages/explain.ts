import type { WhoError } from '../read-who.ts';
import { type MessageLanguage, messages } from './languages.ts';

/** A sentence about why a text means no player and no texture. */
export function explainWho(error: WhoError, language: MessageLanguage = 'en'): string {
  const character = 'character' in error ? `“${error.character}”` : undefined;
  return fillIn(messages[language].who[error.code], { ...error, character });
}

/** Puts values where the sentence has `{{name}}`. */
export function fillIn(sentence: string, values: Readonly<Record<string, unknown>>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
