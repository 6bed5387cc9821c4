import type { CanWrite } from './write-encoded.ts';
import { escapeUnits, LETTERS, writeEscapes } from './write-escapes.ts';

const NEEDS_ESCAPES =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: YAML has no control characters outside of escapes.
  /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff\p{Surrogate}]/u;

/** Whether only double quotes can hold a text on one line. */
export function needsYamlEscapes(text: string): boolean {
  return NEEDS_ESCAPES.test(text);
}

/** In single quotes; in double ones where the text needs escapes. A tab is written as `\t`, which can be seen. */
export function writeYamlString(text: string): string {
  const needsDouble = needsYamlEscapes(text) || text.includes('\t');
  return needsDouble ? writeDoubleYamlString(text) : `'${text.replaceAll("'", "''")}'`;
}

/** In the preferred quotes, unless the others need fewer escapes. */
export function writeShortYamlString(text: string, preferred: '"' | "'"): string {
  const [single, double] = [writeYamlString(text), writeDoubleYamlString(text)];
  if (single.length === double.length) return preferred === '"' ? double : single;
  return single.length < double.length ? single : double;
}

export function writeDoubleYamlString(text: string): string {
  return `"${writeEscapes(text)}"`;
}

/** A basic string. TOML has no halves of characters. */
export function writeTomlString(text: string): string {
  return `"${writeEscapes(text.replace(/\p{Surrogate}/gu, '\ufffd'))}"`;
}

/** A part of a value. Java’s own writer escapes `# ! = :` too; its reader does not need that inside a value. */
export function writePropertiesText(text: string, canWrite: CanWrite = () => true): string {
  return Array.from(text, (char) => {
    if (!/[\\\p{Cc}]/u.test(char) && canWrite(char)) return char;
    // Java knows no `\b`, and writes digits in capitals.
    const letter = char === '\b' ? undefined : LETTERS[char];
    return letter ?? escapeUnits(char).replace(/[a-f]/g, (digit) => digit.toUpperCase());
  }).join('');
}

/** A value behind its `=`. The reader drops blanks in front of it. */
export function writePropertiesValue(text: string, canWrite?: CanWrite): string {
  return writePropertiesText(text, canWrite).replace(/^ /, '\\ ');
}

/** A string literal: JSON's escapes are Java's too. */
export function writeJavaString(text: string): string {
  return JSON.stringify(text);
}
