import { escapeUnits } from '../escapes.ts';
import type { CanWrite } from '../format.ts';
import { type MappedValue, MappedValueBuilder } from '../mapped-value.ts';

const LETTERS: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', f: '\f' };

/** Undefined at a `\u` without four hexadecimal digits, for which Java refuses the file. */
export function decodeValue(source: string): MappedValue | undefined {
  const builder = new MappedValueBuilder(source);
  let at = 0;
  for (let next = source.indexOf('\\'); next !== -1; next = source.indexOf('\\', at)) {
    builder.copy(at, next);
    at = next;
    const lineBreak = /\\(?:\r\n?|\n)[ \t\f]*/y;
    lineBreak.lastIndex = at;
    const char = source[at + 1] ?? '';
    if (lineBreak.test(source)) at = lineBreak.lastIndex;
    else if (char === 'u') {
      const digits = source.slice(at + 2, at + 6);
      if (!/^[0-9a-fA-F]{4}$/.test(digits)) return undefined;
      builder.add(String.fromCharCode(Number.parseInt(digits, 16)), at, at + 6);
      at += 6;
    } else {
      builder.add(LETTERS[char] ?? char, at, at + 1 + char.length);
      at += 1 + char.length;
    }
  }
  builder.copy(at, source.length);
  return builder.build(0);
}

/** Java’s own writer escapes `# ! = :` too; its reader does not need that inside a value. */
export function encodeValue(text: string, canWrite: CanWrite): string {
  return Array.from(text.replaceAll('\\', '\\\\'), (char) => {
    const letter = SHORT_ESCAPES[char];
    if (letter !== undefined) return letter;
    return /\p{Cc}/u.test(char) || !canWrite(char) ? escapeUnits(char) : char;
  }).join('');
}

const SHORT_ESCAPES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(LETTERS).map(([letter, char]) => [char, `\\${letter}`]),
);

/** A first blank, colon or equals sign would belong to the separator. */
export function rewriteValue(value: string, canWrite: CanWrite): string {
  return encodeValue(value, canWrite).replace(/^[ :=]/, '\\$&');
}
