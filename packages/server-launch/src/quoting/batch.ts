const PLAIN = /^[A-Za-z0-9._:=+/\\-]+$/;

/**
 * Quotes one word for a batch file. Inside double quotes cmd keeps `& | < > ^ ( ) !` (with delayed expansion
 * off); `%` is doubled; Java's start-up code reads backslashes before the closing quote in pairs. A double
 * quote cannot be quoted safely and is refused before.
 */
export function quoteBatch(word: string): string {
  if (PLAIN.test(word)) return word;
  const doubled = word.replaceAll('%', '%%').replace(/(?<!\\)\\+$/, (slashes) => slashes + slashes);
  return `"${doubled}"`;
}
