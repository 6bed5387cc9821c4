import { useWords } from '../../app/use-words.tsx';
import type { Lookup } from './use-lookup.ts';

interface ComplaintWords {
  readonly message: string;
  readonly advice?: string;
}

/** A failed look-up in words. */
export function useComplaint(lookup: Lookup): ComplaintWords | undefined {
  const { t } = useWords();
  if (lookup.state !== 'failed') return undefined;
  const { complaint } = lookup;
  switch (complaint.code) {
    case 'empty':
      return { message: t('skins.errors.empty') };
    case 'not-found': {
      const message = t('skins.errors.not_found', { username: complaint.username });
      return complaint.isOurs ? { message, advice: t('skins.errors.busy') } : { message };
    }
    case 'foreign-url':
      return { message: t('skins.errors.foreign_url') };
    case 'not-a-picture':
      return { message: t('skins.errors.not_a_picture') };
    case 'wrong-size':
      return { message: t('skins.errors.wrong_size') };
    case 'thrown':
      return { message: complaint.message };
  }
}
