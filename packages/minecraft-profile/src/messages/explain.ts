import type { WhoError } from '../read-who.ts';
import { fillIn } from './fill-in.ts';
import { type MessageLanguage, messages } from './languages.ts';
import { nameCharacter } from './name-character.ts';

/** A sentence about why a text means no player and no texture. */
export function explainWho(error: WhoError, language: MessageLanguage = 'en'): string {
  const character = 'character' in error ? nameCharacter(error.character, language) : undefined;
  return fillIn(messages[language].who[error.code], { ...error, character });
}
