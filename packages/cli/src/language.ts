import type { LanguageCode } from '@fucina/site';
import { fillIn } from '@fucina/site/words';
import en from './words/en.json' with { type: 'json' };
import it from './words/it.json' with { type: 'json' };

export type CliWords = typeof en;
export type CliKey = keyof CliWords;
type Values = Readonly<Record<string, string | number | undefined>>;

export interface Language {
  readonly code: LanguageCode;
  readonly say: (key: CliKey, values?: Values) => string;
}

export const CATALOGUES: Readonly<Record<LanguageCode, CliWords>> = { en, it };

/** POSIX: `LC_ALL` overrules `LC_MESSAGES`, and that overrules `LANG`; an empty value counts as unset. */
export function languageOf(environment: Readonly<Record<string, string | undefined>>): Language {
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  const code = /^it\b|^it_/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'it' : 'en';
  return {
    code,
    say: (key, values) => fillIn(CATALOGUES[code][key], values),
  };
}
