import type { StartError } from '@fucina/server-launch';
import { characterName } from '../../tool/character-name.ts';
import type { Translate } from '../../words/translate.ts';

/** Why there is no command, in words. */
export function errorWords(error: StartError, t: Translate): string {
  const facts = 'character' in error ? { character: characterName(error.character, t) } : {};
  return t(`server.errors.${error.code}`, { ...error, ...facts });
}
