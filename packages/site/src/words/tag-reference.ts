// What the tags of MiniMessage do, for the manual and for language models.
import type { LanguageCode } from '../languages.ts';
import en from './en/tag-reference.json' with { type: 'json' };
import it from './it/tag-reference.json' with { type: 'json' };

export type DescribedTag = keyof typeof en;

export const tagWords: Readonly<Record<LanguageCode, Readonly<Record<DescribedTag, string>>>> = {
  en,
  it,
};
