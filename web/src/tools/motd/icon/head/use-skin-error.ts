import { characterName } from '../../../../tool/character-name.ts';
import { useWords } from '../../../../words/use-words.tsx';
import type { SkinError } from './find-skin.ts';

/** Why there is no head, in words. */
export function useSkinError(error: SkinError): string {
  const { t } = useWords();
  switch (error.code) {
    case 'player':
      return t('icon.head.errors.player', { name: error.name });
    case 'typed': {
      const { reason } = error;
      if (reason.code === 'empty') return t('icon.head.errors.empty');
      if (reason.code === 'name-character') {
        return t('profile.name-character', { character: characterName(reason.character, t) });
      }
      return t(`profile.${reason.code}`, { ...reason });
    }
    default:
      return t(`icon.head.errors.${error.code}`);
  }
}
