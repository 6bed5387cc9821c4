import { isWithoutNetwork } from '../../tool/thrown-words.ts';
import { type WhoWords, whoWords } from '../../tool/who-words.ts';
import type { Translate } from '../../words/translate.ts';
import type { HeadError } from './find-head.ts';

/** Why no head was found, in words. */
export function errorWords(error: HeadError, t: Translate): WhoWords {
  switch (error.code) {
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
    case 'required':
    case 'command':
    case 'command_without_head':
    case 'named_escape':
      return { message: t(`skulls.errors.${error.code}`) };
    default:
      return whoWords(error, t);
  }
}
