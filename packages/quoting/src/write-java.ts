/** A string literal: JSON's escapes are Java's too. */
export function writeJavaString(text: string): string {
  return JSON.stringify(text);
}
