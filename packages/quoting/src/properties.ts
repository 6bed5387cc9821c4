import { type CanWrite, type EscapeSet, escapeUnits, readEscapes } from './escapes.ts';

/** Of keys and values, as `java.util.Properties` reads them: before other characters a backslash is dropped. */
export const PROPERTIES_ESCAPES: EscapeSet = {
  short: { t: '\t', n: '\n', r: '\r', f: '\f' },
  hex: { u: 4 },
  lineJoin: /\\(?:\r\n?|\n)[ \t\f]*/y,
};

const LETTERS: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\f': '\\f',
};

/** A part of a value. Java’s own writer escapes `# ! = :` too; its reader does not need that inside a value. */
export function writePropertiesText(text: string, canWrite: CanWrite = () => true): string {
  return Array.from(text, (char) => {
    const letter = LETTERS[char];
    if (letter !== undefined) return letter;
    // Java writes the digits in capitals.
    return /\p{Cc}/u.test(char) || !canWrite(char)
      ? escapeUnits(char).replace(/[a-f]/g, (digit) => digit.toUpperCase())
      : char;
  }).join('');
}

/** A value behind its `=`. The reader drops blanks in front of it. */
export function writePropertiesValue(text: string, canWrite?: CanWrite): string {
  return writePropertiesText(text, canWrite).replace(/^ /, '\\ ');
}

/** A key or a value. A `\u` without its digits, for which Java refuses the file, is a letter. */
export function readPropertiesText(text: string): string {
  return readEscapes(text, PROPERTIES_ESCAPES, 'drop');
}
