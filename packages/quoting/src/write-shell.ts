import { LETTERS } from './write-escapes.ts';

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

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must be escaped.
const CONTROLS = /[\u0000-\u001f\u007f]/g;

/** `$'…'` of bash and zsh, which can have line breaks on one line. Bash of macOS knows no `\u`. */
export function writeBashString(text: string): string {
  const escaped = text
    .replace(/[\\']/g, '\\$&')
    .replace(CONTROLS, (char) => LETTERS[char] ?? escapeByte(char));
  return `$'${escaped}'`;
}

function escapeByte(char: string): string {
  return `\\x${char.charCodeAt(0).toString(16).padStart(2, '0')}`;
}
