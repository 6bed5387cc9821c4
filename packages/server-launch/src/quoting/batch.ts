const PLAIN = /^[A-Za-z0-9._:=+/\\-]+$/;

/**
 * One word in a batch file. Between double quotes cmd leaves `& | < > ^ ( ) !` alone (delayed
 * expansion being off); `%` is doubled; Java's own start-up code reads backslashes before the
 * closing quote in pairs. A double quote itself has no safe form and never comes here.
 */
export function quoteBatch(word: string): string {
  if (PLAIN.test(word)) return word;
  const doubled = word.replaceAll('%', '%%').replace(/\\+$/, (slashes) => slashes + slashes);
  return `"${doubled}"`;
}
