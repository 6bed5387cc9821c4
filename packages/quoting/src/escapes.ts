/** The escapes of a notation, each after a backslash. */
export interface EscapeSet {
  readonly short: Readonly<Record<string, string>>;
  /** Letter → number of hexadecimal digits. */
  readonly hex: Readonly<Record<string, number>>;
  /** Fewer digits are enough. */
  readonly fewerDigits?: boolean;
  /** Matches a backslash, the line break after it and what else is left out there. Sticky. */
  readonly lineJoin?: RegExp;
}

export interface Escape {
  readonly text: string;
  readonly end: number;
}

/** Whether the encoding of a file has all characters of a text. */
export type CanWrite = (text: string) => boolean;

/** The escape whose backslash is at `at`; undefined where the notation has none like it. */
export function readEscape(source: string, at: number, set: EscapeSet): Escape | undefined {
  const joined = matchAt(set.lineJoin, source, at);
  if (joined !== undefined) return { text: '', end: at + joined.length };
  const letter = source[at + 1] ?? '';
  const short = Object.hasOwn(set.short, letter) ? set.short[letter] : undefined;
  if (short !== undefined) return { text: short, end: at + 2 };
  const digits = Object.hasOwn(set.hex, letter) ? set.hex[letter] : undefined;
  if (digits === undefined) return undefined;
  const [code = ''] = /^[0-9a-fA-F]*/.exec(source.slice(at + 2, at + 2 + digits)) ?? [];
  if (code === '' || (code.length < digits && set.fewerDigits !== true)) return undefined;
  const point = Number.parseInt(code, 16);
  if (point > 0x10_ff_ff) return undefined;
  return { text: String.fromCodePoint(point), end: at + 2 + code.length };
}

/** Text without its escapes. At another backslash: undefined, or the backslash is dropped or kept. */
export function readEscapes(inside: string, set: EscapeSet): string | undefined;
export function readEscapes(inside: string, set: EscapeSet, others: 'drop' | 'keep'): string;
export function readEscapes(
  inside: string,
  set: EscapeSet,
  others?: 'drop' | 'keep',
): string | undefined {
  let text = '';
  let at = 0;
  for (let next = inside.indexOf('\\'); next !== -1; next = inside.indexOf('\\', at)) {
    const found = readEscape(inside, next, set);
    if (found === undefined && others === undefined) return undefined;
    const char = inside[next + 1] ?? '';
    const { text: read, end } = found ?? {
      text: others === 'keep' ? `\\${char}` : char,
      end: next + 1 + char.length,
    };
    text += inside.slice(at, next) + read;
    at = end;
  }
  return text + inside.slice(at);
}

const LETTERS: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  '"': '\\"',
  '\\': '\\\\',
};

/** Characters that some reader refuses, or that a line break could be taken for. */
const UNPRINTABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to be escaped.
  /["\\\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff\p{Surrogate}]/gu;

/** `\uXXXX` for each UTF-16 unit, or `\UXXXXXXXX` for characters that need two. */
export type LongEscape = 'pair' | 'capital';

/** For between the double quotes of JSON, HOCON, TOML and YAML; the last two have `\UXXXXXXXX`. */
export function writeEscapes(
  text: string,
  canWrite: CanWrite = () => true,
  long: LongEscape = 'pair',
): string {
  const escaped = text.replace(UNPRINTABLE, (char) => LETTERS[char] ?? escapeUnits(char));
  if (canWrite(escaped)) return escaped;
  return Array.from(escaped, (char) => (canWrite(char) ? char : escapeChar(char, long))).join('');
}

function escapeChar(char: string, long: LongEscape): string {
  const code = char.codePointAt(0) ?? 0;
  if (code > 0xffff && long === 'capital') return `\\U${code.toString(16).padStart(8, '0')}`;
  return escapeUnits(char);
}

/** `\uXXXX` for each UTF-16 unit. */
export function escapeUnits(text: string): string {
  return Array.from(
    { length: text.length },
    (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');
}

function matchAt(pattern: RegExp | undefined, source: string, at: number): string | undefined {
  if (pattern === undefined) return undefined;
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0];
}
