// Apart from `language.ts`, so that only the commands that say these sentences load them.
import { words } from '@fucina/site/words';
import type { Language } from './language.ts';

/** The sentences that the pages have for the same codes. */
export type SiteWords = (typeof words)[Language['code']];

export function siteWordsOf({ code }: Language): SiteWords {
  return words[code];
}
