import { unicodeEscape } from './unprintable.ts';

const SHORT: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '"': '\\"',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must be escaped.
const NEEDS_ESCAPE = /[\\"\u0000-\u001f\u007f]/g;

/** A basic string of TOML. */
export function writeTomlString(text: string): string {
  return `"${text.replace(NEEDS_ESCAPE, (character) => SHORT[character] ?? unicodeEscape(character))}"`;
}
