import { kindOfCharacter } from '@fucina/site/words/kind-of-character';
import type { Translate } from '../words/translate.ts';

/** A character inside a sentence. */
export function characterName(character: string, t: Translate): string {
  return t(`ui.characters.${kindOfCharacter(character)}`, { character });
}
