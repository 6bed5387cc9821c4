import { fc } from '@fast-check/vitest';

/** What some notation reads as something else. */
const SPECIAL = [
  ...'\\"\'`$%&#!=:,;|<>()[]{}*?~^-/@ \t\n\r\f\b\v\0\x07\x1b\x7f\u0085\u00a0\u2028\u2029\ufeff\ufffe\uffff',
  '\ud83d',
  '\udd25',
  '🔥',
  '\\u0041',
  '\\n',
  "''",
  '"""',
  '§a',
];

export const anyText = fc
  .array(fc.oneof(fc.constantFrom(...SPECIAL), fc.string({ unit: 'binary', maxLength: 4 })), {
    maxLength: 12,
  })
  .map((parts) => parts.join(''));

export function isAscii(text: string): boolean {
  return Array.from(text).every((char) => char < '\u0080');
}
