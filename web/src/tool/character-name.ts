import type { Translate } from '../words/translate.ts';

/** A character inside a sentence: in quotes, or named if it cannot be seen. */
export function characterName(character: string, t: Translate): string {
  if (character === ' ') return t('ui.characters.space');
  return /[\p{Z}\p{C}\p{M}]/u.test(character)
    ? t('ui.characters.invisible')
    : t('ui.characters.quoted', { character });
}
