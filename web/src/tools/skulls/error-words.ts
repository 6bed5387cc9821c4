import { characterName } from '../../tool/character-name.ts';
import { isWithoutNetwork } from '../../tool/thrown-words.ts';
import type { Translate } from '../../words/translate.ts';
import type { HeadError } from './find-head.ts';

interface ErrorWords {
  /** Short enough for a toast. */
  readonly message: string;
  readonly advice?: string;
}

/** Why no head was found, in words. Only what can be a player's name is quoted: pasted texts may be long. */
export function errorWords(error: HeadError, t: Translate): ErrorWords {
  switch (error.code) {
    case 'name-bedrock':
    case 'name-length':
      return {
        message: t('profile.not-found'),
        advice: t(`profile.${error.code}`, { ...error }),
      };
    case 'name-character': {
      const character = characterName(error.character, t);
      return {
        message: t('profile.not-found'),
        advice: t('profile.name-character', { character }),
      };
    }
    case 'texture-host':
    case 'texture-path':
    case 'texture-hash':
    case 'texture-value':
      return { message: t(`profile.${error.code}`) };
    case 'player':
    case 'uuid':
    case 'profile':
    case 'texture':
      return { message: t(`skulls.errors.${error.code}`, { name: error.name }) };
    case 'not_loaded':
      return { message: t('shell.not_loaded') };
    case 'connection':
      return {
        message: t(isWithoutNetwork() ? 'app.needs_network' : 'skulls.errors.connection'),
      };
    default:
      return { message: t(`skulls.errors.${error.code}`) };
  }
}
