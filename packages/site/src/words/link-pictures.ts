// Apart from the words of the pages: only the server has these, for the pictures of links.
import type { LanguageCode } from '../languages.ts';
import en from './en/link-pictures.json' with { type: 'json' };
import it from './it/link-pictures.json' with { type: 'json' };

export type LinkPictureWords = typeof en;

export const linkPictureWords: Readonly<Record<LanguageCode, LinkPictureWords>> = {
  en,
  it,
};
