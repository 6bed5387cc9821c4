import { escapeUnits, writeEscapes } from './write-escapes.ts';

/** Whether the encoding of a file has all characters of a text. */
export type CanWrite = (text: string) => boolean;

/** `\uXXXX` for each UTF-16 unit, or `\UXXXXXXXX` for characters that need two, which TOML and YAML have. */
export type LongEscape = 'pair' | 'capital';

/** As `writeEscapes`, for a file whose encoding lacks characters. */
export function writeEncoded(text: string, canWrite: CanWrite, long: LongEscape): string {
  const escaped = writeEscapes(text);
  if (canWrite(escaped)) return escaped;
  return Array.from(escaped, (char) => (canWrite(char) ? char : escapeChar(char, long))).join('');
}

function escapeChar(char: string, long: LongEscape): string {
  const code = char.codePointAt(0) ?? 0;
  if (code > 0xffff && long === 'capital') return `\\U${code.toString(16).padStart(8, '0')}`;
  return escapeUnits(char);
}
