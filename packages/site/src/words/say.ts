import type { WordKey } from './key.ts';

/** The sentence of a key in one language, with values in place of `{{name}}`; `count` chooses the plural form. */
export type Say = (key: WordKey, values?: Readonly<Record<string, unknown>>) => string;
