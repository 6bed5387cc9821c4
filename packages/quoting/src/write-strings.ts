import type { CanWrite } from './write-encoded.ts';
import { escapeUnits, LETTERS, writeEscapes } from './write-escapes.ts';

/** A basic string, of a text that is well formed: TOML has no halves of characters. */
export function writeTomlString(text: string): string {
  return `"${writeEscapes(text)}"`;
}

/** A part of a value. Java’s own writer escapes `# ! = :` too; its reader does not need that inside a value. */
export function writePropertiesText(text: string, canWrite: CanWrite = () => true): string {
  return Array.from(text, (char) => {
    if (!/[\\\p{Cc}]/u.test(char) && canWrite(char)) return char;
    // Java writes digits in capitals.
    return LETTERS[char] ?? escapeUnits(char).replace(/[a-f]/g, (digit) => digit.toUpperCase());
  }).join('');
}

/** A value after its `=`. The reader drops blanks in front of it. */
export function writePropertiesValue(text: string, canWrite?: CanWrite): string {
  return writePropertiesText(text, canWrite).replace(/^ /, '\\ ');
}
