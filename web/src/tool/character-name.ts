import { kindOfCharacter } from '@fucina/minecraft-profile/messages';
import type { Translate } from '../words/translate.ts';

/** A character inside a sentence. */
export function characterName(character: string, t: Translate): string {
  return t(`ui.characters.${kindOfCharacter(character)}`, { character });
}
