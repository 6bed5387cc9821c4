/**
 * Characters that YAML does not allow unescaped, or that a line break in the file could be taken for. The line feed
 * is one of them, the tab too.
 */
export const UNPRINTABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must be escaped.
  /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff\p{Surrogate}]/gu;

export function unicodeEscape(character: string): string {
  return Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')}`,
  ).join('');
}
