import type { LanguageCode } from '../languages.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import type { Words } from './key.ts';

export { englishMessage } from './english.ts';
export { fillIn } from './fill-in.ts';

export const words: Readonly<Record<LanguageCode, Words>> = { en, it };
