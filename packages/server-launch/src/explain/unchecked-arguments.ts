import { checkSetting, VECTOR_MODULE } from '../fit-arguments.ts';
import { readJvmArgument } from '../jvm-argument.ts';
import { isVariable } from './read-command.ts';
import type { Judge } from './repair.ts';

/** Those of Java's arguments with a value that no table knows: files, modules, what to log, a variable. */
export function uncheckedArguments(words: readonly string[], judge: Judge): readonly string[] {
  return words.filter((word) => isUnchecked(word, judge));
}

function isUnchecked(word: string, { java, flags }: Judge): boolean {
  if (isVariable(word) || word.startsWith('@')) return true;
  const isOther = readJvmArgument(word).kind === 'other';
  if (isOther && /^-[^:=]+[:=]./.test(word)) return word !== VECTOR_MODULE;
  return checkSetting(word, java, flags) === 'unknown';
}
