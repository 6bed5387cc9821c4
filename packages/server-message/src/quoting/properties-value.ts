import { unicodeEscape } from './unprintable.ts';

const SHORT: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\f': '\\f',
};
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must be escaped.
const NEEDS_ESCAPE = /[\\\u0000-\u001f\u007f-\u009f]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must be escaped.
const NOT_ASCII = /[^\u0000-\u007f]/gu;

/** A value of a Java properties file, as `java.util.Properties` reads it. */
export function writePropertiesValue(text: string, { ascii }: { readonly ascii: boolean }): string {
  const escaped = text
    .replace(NEEDS_ESCAPE, (character) => SHORT[character] ?? unicodeEscape(character))
    // The reader drops spaces in front of a value.
    .replace(/^ /, '\\ ');
  return ascii ? escaped.replace(NOT_ASCII, unicodeEscape) : escaped;
}
