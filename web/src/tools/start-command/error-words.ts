import type { StartError } from '@fucina/server-launch';
import type { Translate } from '../../words/translate.ts';

/** Why there is no command, in words. */
export function errorWords(error: StartError, t: Translate): string {
  const facts = 'character' in error ? { character: characterWords(error.character, t) } : {};
  return t(`server.errors.${error.code}`, { ...error, ...facts });
}

/** A character that cannot be seen is named. */
function characterWords(character: string, t: Translate): string {
  if (character === ' ') return t('server.characters.space');
  return /[\p{Z}\p{C}\p{M}]/u.test(character) ? t('server.characters.invisible') : character;
}
