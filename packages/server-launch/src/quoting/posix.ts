// A word that sh, bash, dash and zsh read verbatim.
const PLAIN = /^[A-Za-z0-9._/-][A-Za-z0-9._/:=+,@-]*$/;

/** Quotes one word for any POSIX shell: inside single quotes only the quote itself is special. */
export function quotePosix(word: string): string {
  return PLAIN.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** For a line whose shell is unknown: double quotes where sh and cmd agree, otherwise POSIX quoting. */
export function quoteAnywhere(word: string): string {
  if (PLAIN.test(word)) return word;
  return needsPosix(word) ? quotePosix(word) : `"${word}"`;
}

export function needsPosix(word: string): boolean {
  return /["$`\\!]/.test(word);
}
