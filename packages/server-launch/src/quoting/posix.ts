// A word that sh, bash, dash and zsh take as it stands.
const PLAIN = /^[A-Za-z0-9._/-][A-Za-z0-9._/:=+,@-]*$/;

/** One word for every POSIX shell: between single quotes nothing is special but the quote itself. */
export function quotePosix(word: string): string {
  return PLAIN.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/**
 * For a line whose shell nobody knows: double quotes where sh and cmd agree on them, else as POSIX
 * shells want it.
 */
export function quoteAnywhere(word: string): string {
  if (PLAIN.test(word)) return word;
  return needsPosix(word) ? quotePosix(word) : `"${word}"`;
}

export function needsPosix(word: string): boolean {
  return /["$`\\!]/.test(word);
}
