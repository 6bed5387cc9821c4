import { ALL_FLAGS } from '../all-flags.ts';
import { checkSetting, VECTOR_MODULE } from '../fit-arguments.ts';
import type { JavaVersion } from '../java-version.ts';
import { readJvmArgument } from '../jvm-argument.ts';
import { isVariable } from './read-command.ts';

/** Those of Java's arguments with a value that no table knows: files, modules, what to log, a variable. */
export function uncheckedArguments(words: readonly string[], java: JavaVersion): readonly string[] {
  return words.filter((word) => isUnchecked(word, java));
}

function isUnchecked(word: string, java: JavaVersion): boolean {
  if (isVariable(word) || word.startsWith('@')) return true;
  const isOther = readJvmArgument(word).kind === 'other';
  if (isOther && /^-[^:=]+[:=]./.test(word)) return word !== VECTOR_MODULE;
  return checkSetting(word, java, ALL_FLAGS) === 'unknown';
}
