/**
 * Quotes one word of `ExecStart=`: quotes as in C; `%` and `$` are expanded even inside quotes, so they are
 * doubled.
 */
export function quoteSystemd(word: string): string {
  const literal = word.replaceAll('%', '%%').replaceAll('$', '$$$$');
  if (/^[A-Za-z0-9._:=+,/@%$-]+$/.test(literal)) return literal;
  return `"${literal.replace(/["\\]/g, '\\$&')}"`;
}
