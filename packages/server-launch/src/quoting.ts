// How each target quotes one word. What these shells read back is in `explain/shell-words.ts`.
import { isPlainWord, writeShellWord } from '@fucina/quoting';

/** For a line whose shell is unknown: double quotes where sh and cmd agree, otherwise POSIX quoting. */
export function quoteAnywhere(word: string): string {
  if (isPlainWord(word)) return word;
  return needsPosix(word) ? writeShellWord(word) : `"${word}"`;
}

export function needsPosix(word: string): boolean {
  return /["$`\\!]/.test(word);
}

/**
 * For a batch file. Inside double quotes cmd keeps `& | < > ^ ( ) !` (with delayed expansion off); `%` is doubled;
 * Java's start-up code reads backslashes before the closing quote in pairs. A double quote cannot be quoted safely and
 * is refused before.
 */
export function quoteBatch(word: string): string {
  if (/^[A-Za-z0-9._:=+/\\-]+$/.test(word)) return word;
  const doubled = word.replaceAll('%', '%%').replace(/(?<!\\)\\+$/, (slashes) => slashes + slashes);
  return `"${doubled}"`;
}

/**
 * For PowerShell, which would otherwise split `-Dname.part` and expand `$`. Inside single quotes each of its five
 * kinds of single quote is doubled.
 */
export function quotePowerShell(word: string): string {
  return /^-{0,2}[A-Za-z0-9]+$/.test(word) ? word : `'${word.replace(/['‘’‚‛]/g, '$&$&')}'`;
}

/** For `ExecStart=`: quotes as in C; `%` and `$` are expanded even inside quotes, so they are doubled. */
export function quoteSystemd(word: string): string {
  const literal = word.replaceAll('%', '%%').replaceAll('$', '$$$$');
  return /^[A-Za-z0-9._:=+,/@%$-]+$/.test(literal) ? literal : inDoubleQuotes(literal);
}

/** One line of a Java argument file. */
export function quoteArgumentFile(argument: string): string {
  return /^[A-Za-z0-9._:=+,/@*-]+$/.test(argument) ? argument : inDoubleQuotes(argument);
}

function inDoubleQuotes(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
