// Apart from the words of the pages, which most commands do not load.
import type { LanguageCode } from '../languages.ts';
import en from './en/command-line.json' with { type: 'json' };
import it from './it/command-line.json' with { type: 'json' };

export type CommandLineWords = typeof en;

export const commandLineWords: Readonly<Record<LanguageCode, CommandLineWords>> = {
  en,
  it,
};
