import type { Refusal } from '../../api/ask.ts';
import { thrownWords } from '../../tool/thrown-words.ts';
import { type WhoWords, whoWords } from '../../tool/who-words.ts';
import type { Translate } from '../../words/translate.ts';
import { useWords } from '../../words/use-words.tsx';
import type { Lookup, LookupError } from './use-lookup.ts';

interface LookupErrorWords extends WhoWords {
  readonly refusal?: Refusal;
}

/** A failed lookup in words. */
export function useLookupError(lookup: Lookup): LookupErrorWords | undefined {
  const { t } = useWords();
  return lookup.state === 'failed' ? lookupErrorWords(lookup.error, t) : undefined;
}

export function lookupErrorWords(error: LookupError, t: Translate): LookupErrorWords {
  switch (error.code) {
    case 'refused':
      return refused(error, t);
    case 'not-found': {
      const message = t('skins.errors.not_found', { username: error.username });
      return { message, refusal: error.refusal };
    }
    case 'no-uuid':
      return { message: t('skins.errors.no_uuid', { username: error.username }) };
    case 'no-profile':
      return { message: t('skins.errors.no_profile', { username: error.username }) };
    case 'no-texture':
      return { message: t('skins.errors.no_texture') };
    case 'not-a-picture':
      return { message: t('skins.errors.not_a_picture') };
    case 'wrong-size':
      return { message: t('skins.errors.wrong_size') };
    case 'thrown':
      return { message: thrownWords(error.thrown, t) };
  }
}

function refused({ reason }: Extract<LookupError, { code: 'refused' }>, t: Translate): WhoWords {
  switch (reason.code) {
    case 'empty':
      return { message: t('skins.errors.empty') };
    case 'texture-host':
      return { message: t('skins.errors.foreign_url') };
    case 'command':
      return { message: t('profile.not-found') };
    default:
      return whoWords(reason, t);
  }
}
