/** Short escapes that all notations have. */
export const LETTERS: Readonly<Record<string, string>> = {
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
  '\\': '\\\\',
};

/** Characters that some reader refuses, or that a line break could be taken for. */
export const UNPRINTABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to be escaped.
  /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff\p{Surrogate}]/gu;

/** For between the double quotes of JSON, HOCON, TOML and YAML. */
export function writeEscapes(text: string): string {
  return text
    .replace(/["\\]/g, '\\$&')
    .replace(UNPRINTABLE, (char) => LETTERS[char] ?? escapeUnits(char));
}

/** `\uXXXX` for each UTF-16 unit. */
export function escapeUnits(text: string): string {
  return text.replace(
    /[\s\S]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
