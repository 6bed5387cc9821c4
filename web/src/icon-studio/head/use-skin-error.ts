import { whoWords } from '../../tool/who-words.ts';
import { useWords } from '../../words/use-words.tsx';
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
      const { message, advice = message } = whoWords(reason, t);
      return advice;
    }
    default:
      return t(`icon.head.errors.${error.code}`);
  }
}
