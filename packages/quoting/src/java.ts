import { type EscapeSet, readEscapes } from './escapes.ts';

const ESCAPES: EscapeSet = {
  short: { b: '\b', t: '\t', n: '\n', f: '\f', r: '\r' },
  hex: { u: 4 },
};

/** A string literal: JSON's escapes are Java's too. */
export function writeJavaString(text: string): string {
  return JSON.stringify(text);
}

/** What is between the quotes of a literal of Java or Kotlin, which escapes `$` too. */
export function readJavaText(inside: string): string {
  return readEscapes(inside, ESCAPES, 'drop');
}
