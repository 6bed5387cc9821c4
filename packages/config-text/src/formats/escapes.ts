import { type MappedValue, MappedValueBuilder } from './mapped-value.ts';

/** The escapes of a notation, each behind a backslash. */
export interface EscapeSet {
  readonly short: Readonly<Record<string, string>>;
  /** Letter → number of hexadecimal digits. */
  readonly hex: Readonly<Record<string, number>>;
}

export interface Escape {
  readonly text: string;
  readonly end: number;
}

/** The escape whose backslash is at `at`; undefined where the notation has none like it. */
export function readEscape(source: string, at: number, set: EscapeSet): Escape | undefined {
  const letter = source[at + 1] ?? '';
  const short = Object.hasOwn(set.short, letter) ? set.short[letter] : undefined;
  if (short !== undefined) return { text: short, end: at + 2 };
  const digits = Object.hasOwn(set.hex, letter) ? set.hex[letter] : undefined;
  if (digits === undefined) return undefined;
  const end = at + 2 + digits;
  const code = source.slice(at + 2, end);
  if (code.length < digits || !/^[0-9a-fA-F]+$/.test(code)) return undefined;
  const point = Number.parseInt(code, 16);
  return point > 0x10_ff_ff ? undefined : { text: String.fromCodePoint(point), end };
}

/** Decodes the content between quotes; undefined at an escape that the notation does not have. */
export function decodeEscapes(
  source: string,
  from: number,
  to: number,
  set: EscapeSet,
): MappedValue | undefined {
  const builder = new MappedValueBuilder(source);
  let at = from;
  while (at < to) {
    const backslash = source.indexOf('\\', at);
    if (backslash === -1 || backslash >= to) break;
    builder.copy(at, backslash);
    const found = readEscape(source, backslash, set);
    if (found === undefined || found.end > to) return undefined;
    builder.add(found.text, backslash, found.end);
    at = found.end;
  }
  builder.copy(at, to);
  return builder.build(from);
}

const LETTERS: Readonly<Record<string, string>> = {
  '\b': 'b',
  '\t': 't',
  '\n': 'n',
  '\f': 'f',
  '\r': 'r',
};

/** `\uXXXX` for each UTF-16 unit, or `\UXXXXXXXX` for characters that need two. */
export type LongEscape = 'pair' | 'capital';

/** For notations with `\\`, `\"`, `\b \t \n \f \r` and `\uXXXX`. */
export function encodeEscapes(
  text: string,
  canWrite: (text: string) => boolean,
  long: LongEscape = 'pair',
): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to be escaped.
  const escaped = text.replace(/["\\\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff]/g, (char) => {
    if (char === '"' || char === '\\') return `\\${char}`;
    const letter = LETTERS[char];
    return letter === undefined ? escapeUnit(char) : `\\${letter}`;
  });
  if (canWrite(escaped)) return escaped;
  return Array.from(escaped, (char) => (canWrite(char) ? char : escapeChar(char, long))).join('');
}

function escapeChar(char: string, long: LongEscape): string {
  const code = char.codePointAt(0) ?? 0;
  if (code > 0xffff && long === 'capital') return `\\U${code.toString(16).padStart(8, '0')}`;
  return escapeUnits(char);
}

/** `\\uXXXX` for each UTF-16 unit. */
export function escapeUnits(text: string): string {
  return text.split('').map(escapeUnit).join('');
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
