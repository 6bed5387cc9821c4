import { fillIn } from '@fucina/site/words';
import type { Language } from '../language.ts';
import type { LookedAt } from '../problems/looked-at.ts';
import { siteWordsOf } from '../site-words.ts';
import type { Counts } from './report.ts';

/** The sentence about a fix. One of a blank or a single backslash says nothing without its place. */
export function adviceOf(fix: string | undefined, language: Language): string {
  if (fix === undefined || /^\s*\\?$/.test(fix)) return '';
  return ` ${fillIn(siteWordsOf(language).ui.markup.fix, { fix })}.`;
}

export function countsSentence(
  { error, warning, note, fixable }: Counts,
  { files, texts }: LookedAt,
  { say }: Language,
): string {
  if (error + warning + note === 0) {
    if (texts > 0) return say('check_clean');
    return say(files > 0 ? 'check_clean_files' : 'check_nothing');
  }
  return say('check_count', { errors: error, warnings: warning, notes: note, fixable });
}
