import { escapeUnits, LETTERS } from './write-escapes.ts';

/** Words that sh, bash, dash and zsh read verbatim. */
const PLAIN = /^[A-Za-z0-9._/-][A-Za-z0-9._/:=+,@-]*$/;

/** Whether a word needs no quotes in any POSIX shell. */
export function isPlainWord(word: string): boolean {
  return PLAIN.test(word);
}

/** One word for any POSIX shell. */
export function writeShellWord(word: string): string {
  return isPlainWord(word) ? word : writeShellString(word);
}

/** In single quotes, in which only the quote itself is special. */
export function writeShellString(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** `$'…'` of bash and zsh, which can have line breaks on one line. */
export function writeBashString(text: string): string {
  const escaped = text
    .replace(/[\\']/g, '\\$&')
    .replace(/\p{Cc}/gu, (char) => LETTERS[char] ?? escapeUnits(char));
  return `$'${escaped}'`;
}
