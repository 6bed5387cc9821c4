import { fillIn } from './fill-in.ts';
import { kindOfCharacter } from './kind-of-character.ts';
import { type MessageLanguage, messages } from './languages.ts';

/** A character inside a sentence: in quotes, or what it is if it cannot be seen. */
export function nameCharacter(character: string, language: MessageLanguage = 'en'): string {
  return fillIn(messages[language].characters[kindOfCharacter(character)], { character });
}
