import type { Refusal } from '../../api/ask.ts';
import { thrownWords } from '../../tool/thrown-words.ts';
import { type WhoWords, whoWords } from '../../tool/who-words.ts';
import type { Translate } from '../../words/translate.ts';
import { useWords } from '../../words/use-words.tsx';
import type { Complaint, Lookup } from './use-lookup.ts';

interface ComplaintWords extends WhoWords {
  readonly refusal?: Refusal;
}

/** A failed lookup in words. */
export function useComplaint(lookup: Lookup): ComplaintWords | undefined {
  const { t } = useWords();
  return lookup.state === 'failed' ? complaintWords(lookup.complaint, t) : undefined;
}

export function complaintWords(complaint: Complaint, t: Translate): ComplaintWords {
  switch (complaint.code) {
    case 'refused':
      return refused(complaint, t);
    case 'not-found': {
      const message = t('skins.errors.not_found', { username: complaint.username });
      return { message, refusal: complaint.refusal };
    }
    case 'no-uuid':
      return { message: t('skins.errors.no_uuid', { username: complaint.username }) };
    case 'no-profile':
      return { message: t('skins.errors.no_profile', { username: complaint.username }) };
    case 'no-texture':
      return { message: t('skins.errors.no_texture') };
    case 'not-a-picture':
      return { message: t('skins.errors.not_a_picture') };
    case 'wrong-size':
      return { message: t('skins.errors.wrong_size') };
    case 'thrown':
      return { message: thrownWords(complaint.thrown, t) };
  }
}

function refused({ reason }: Extract<Complaint, { code: 'refused' }>, t: Translate): WhoWords {
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
