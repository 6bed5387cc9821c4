import type { Translate } from '../../words/translate.ts';
import type { HeadError } from './find-head.ts';

/** Why no head was found, in words. */
export function errorWords(error: HeadError, t: Translate): string {
  switch (error.code) {
    case 'name-length':
    case 'name-character': {
      const { name } = error;
      return `${t('skulls.errors.player', { name })} ${t(`profile.${error.code}`, { ...error })}`;
    }
    case 'texture-host':
    case 'texture-path':
    case 'texture-hash':
    case 'texture-value':
      return t(`profile.${error.code}`);
    default:
      return t(`skulls.errors.${error.code}`, { name: error.name });
  }
}
