import type { en } from './en.ts';

/** The sentences of one language; English defines the keys. `{{name}}` is a value of the error. */
export type MessageWords = typeof en;
