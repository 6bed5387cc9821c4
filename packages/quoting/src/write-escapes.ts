/** Short escapes of most notations. */
export const LETTERS: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  '"': '\\"',
  '\\': '\\\\',
};

/** Characters that some reader refuses, or that a line break could be taken for. */
const UNPRINTABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to be escaped.
  /["\\\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff\p{Surrogate}]/gu;

/** For between the double quotes of JSON, HOCON, TOML and YAML. */
export function writeEscapes(text: string): string {
  return text.replace(UNPRINTABLE, (char) => LETTERS[char] ?? escapeUnits(char));
}

/** `\uXXXX` for each UTF-16 unit. */
export function escapeUnits(text: string): string {
  return text.replace(
    /[\s\S]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
