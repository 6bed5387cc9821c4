import type { WhoError } from '../read-who.ts';
import { fillIn } from './fill-in.ts';
import { type MessageLanguage, messages } from './languages.ts';

/** A sentence about why a text means no player and no texture. */
export function explainWho(error: WhoError, language: MessageLanguage = 'en'): string {
  const character = 'character' in error ? `“${error.character}”` : undefined;
  return fillIn(messages[language].who[error.code], { ...error, character });
}
