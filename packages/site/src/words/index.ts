import type { LanguageCode } from '../languages.ts';
import { words as en } from './en/index.ts';
import { words as it } from './it/index.ts';
import type { Words } from './key.ts';

export { englishMessage } from './english.ts';
export { fillIn } from './fill-in.ts';

export const words: Readonly<Record<LanguageCode, Words>> = {
  en,
  it,
};
