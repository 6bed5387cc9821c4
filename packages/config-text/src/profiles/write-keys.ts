/**
 * The keys that lead to a value as a pattern that fits them: with dots between them, and in quotation marks where a key
 * has dots itself or means something in patterns. A key that stands alone keeps its dots, as all those of properties
 * files do.
 */
export function writeKeys(path: readonly string[]): string {
  const isAlone = path.length === 1;
  return path.map((key) => (needsQuotes(key, isAlone) ? JSON.stringify(key) : key)).join('.');
}

/** What a pattern does not read as a key. */
const PATTERN = /(?:^|\.)(?:"|\*\*?(?:\.|$))/;

function needsQuotes(key: string, isAlone: boolean): boolean {
  return (!isAlone && key.includes('.')) || PATTERN.test(key);
}
