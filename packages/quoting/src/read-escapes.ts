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

function matchAt(pattern: RegExp | undefined, source: string, at: number): string | undefined {
  if (pattern === undefined) return undefined;
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0];
}
