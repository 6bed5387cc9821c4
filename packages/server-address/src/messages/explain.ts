import { fillIn, nameCharacter } from '@fucina/minecraft-profile/messages';
import type { AddressError } from '../address.ts';
import { type MessageLanguage, messages } from './languages.ts';

/** A sentence about why a text is no address. */
export function explainAddress(
  { code, character, port }: AddressError,
  language: MessageLanguage = 'en',
): string {
  const named = character === undefined ? undefined : nameCharacter(character, language);
  return fillIn(messages[language].address[code], { character: named, port });
}
