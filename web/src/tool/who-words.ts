import type { WhoError } from '@fucina/minecraft-profile';
import type { Translate } from '../words/translate.ts';
import { characterName } from './character-name.ts';

export interface WhoWords {
  /** Short enough for a toast. */
  readonly message: string;
  readonly advice?: string;
}

/**
 * Why what was typed names no player and no texture. Only what can be a player's name is quoted: pasted texts may be
 * long.
 */
export function whoWords(error: Exclude<WhoError, { code: 'empty' }>, t: Translate): WhoWords {
  switch (error.code) {
    case 'name-bedrock':
    case 'name-length':
      return { message: t('profile.not-found'), advice: t(`profile.${error.code}`, { ...error }) };
    case 'name-character': {
      const character = characterName(error.character, t);
      return {
        message: t('profile.not-found'),
        advice: t('profile.name-character', { character }),
      };
    }
    default:
      return { message: t(`profile.${error.code}`) };
  }
}
