import type { MessageWords } from './en.ts';
import { en } from './en.ts';
import { it } from './it.ts';

export type MessageLanguage = 'en' | 'it';

/** The sentences, by language: to translate them further, or to say them differently. */
export const messages: Readonly<Record<MessageLanguage, MessageWords>> = { en, it };
