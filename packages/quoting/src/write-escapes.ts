/** Whether the encoding of a file has all characters of a text. */
export type CanWrite = (text: string) => boolean;

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

/** `\uXXXX` for each UTF-16 unit, or `\UXXXXXXXX` for characters that need two. */
export type LongEscape = 'pair' | 'capital';

/** For between the double quotes of JSON, HOCON, TOML and YAML; the last two have `\UXXXXXXXX`. */
export function writeEscapes(
  text: string,
  canWrite: CanWrite = () => true,
  long: LongEscape = 'pair',
): string {
  const escaped = text.replace(UNPRINTABLE, (char) => LETTERS[char] ?? escapeUnits(char));
  if (canWrite(escaped)) return escaped;
  return Array.from(escaped, (char) => (canWrite(char) ? char : escapeChar(char, long))).join('');
}

function escapeChar(char: string, long: LongEscape): string {
  const code = char.codePointAt(0) ?? 0;
  if (code > 0xffff && long === 'capital') return `\\U${code.toString(16).padStart(8, '0')}`;
  return escapeUnits(char);
}

/** `\uXXXX` for each UTF-16 unit. */
export function escapeUnits(text: string): string {
  return text.replace(
    /[\s\S]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
