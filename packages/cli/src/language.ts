import { fillIn } from '@fucina/minecraft-profile/messages';
import { fallbackLanguage, isLanguageCode, type LanguageCode } from '@fucina/site';
import { type CommandLineWords, commandLineWords } from '@fucina/site/words/command-line';

export type CliKey = keyof CommandLineWords;
type Values = Readonly<Record<string, string | number | undefined>>;

export interface Language {
  readonly code: LanguageCode;
  readonly say: (key: CliKey, values?: Values) => string;
  /** With the names of values translated: `--size <pixels>`, `[files...]`. */
  readonly nameValues: (usage: string) => string;
}

/** POSIX: `LC_ALL` overrules `LC_MESSAGES`, and that overrules `LANG`; an empty value counts as unset. */
export function languageOf(environment: Readonly<Record<string, string | undefined>>): Language {
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  const [asked] = (LC_ALL || LC_MESSAGES || LANG || '').toLowerCase().split(/[_.@-]/);
  const code = isLanguageCode(asked) ? asked : fallbackLanguage;
  const names: Readonly<Record<string, string>> = commandLineWords[code];
  return {
    code,
    say: (key, values) => fillIn(commandLineWords[code][key], values),
    nameValues: (usage) =>
      usage.replace(/(?<=[<[])[a-z]+/g, (name) => names[`value_${name}`] ?? name),
  };
}
