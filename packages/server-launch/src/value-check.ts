import type { JavaVersion } from './java-version.ts';
import { note, type StartNote } from './note.ts';

/** Which values of a flag one Java takes. Where it is not known whether Java holds to an end, that is undefined. */
export interface ValueSpan {
  readonly kind: 'integer' | 'decimal' | 'size' | 'text';
  readonly least: string | undefined;
  readonly most: string | undefined;
  /** Java starts with these two and with what is between them; with any text. */
  readonly fine: readonly [from: string, to: string] | undefined;
  readonly takesZero?: boolean;
}

/** The note tells why Java does not start with the value; `unknown` where no table knows. */
export type ValueCheck = 'fine' | 'unknown' | StartNote;

type Number64 = bigint | number;

/** A variable of a script or a panel; what it will hold is unknown here. `85%` is none. */
export const VARIABLE = /[${`]|%./;

const FACTORS: Readonly<Record<string, bigint>> = {
  k: 2n ** 10n,
  m: 2n ** 20n,
  g: 2n ** 30n,
  t: 2n ** 40n,
};
/** Newer Javas than 8 read no whole numbers beyond these; 8 makes others of them. */
const INTEGERS = { least: -(2n ** 63n), most: 2n ** 64n - 1n };
/** Ends above this are those of Java's own numbers: they would tell nobody anything. */
const MAX_TOLD = 2 ** 32;

/** What this Java says of `flag=value`. */
export function checkValue(
  given: { readonly flag: string; readonly value: string },
  span: ValueSpan | undefined,
  java: JavaVersion,
): ValueCheck {
  if (span === undefined || VARIABLE.test(given.value)) return 'unknown';
  const { kind } = span;
  if (kind === 'text') return span.fine ? 'fine' : 'unknown';
  const read = (text: string) => (kind === 'decimal' ? readDecimal : readInteger)(text, java);
  const value = read(given.value);
  if (value === undefined) return note(`value-no-${kind}`, 'problem', { ...given, java });
  if (span.takesZero && value === 0n) return 'fine';
  const isDecimal = typeof value === 'number';
  const isHuge = !isDecimal && (value < INTEGERS.least || value > INTEGERS.most);
  if (isHuge && java < 9) return 'unknown';
  const least = span.least ?? (isDecimal ? '-Infinity' : `${INTEGERS.least}`);
  const most = span.most ?? (isDecimal ? 'Infinity' : `${INTEGERS.most}`);
  const [low, high] = [endOf(read, least), endOf(read, most)];
  if (value >= low && value <= high) {
    const [from, to] = (span.fine ?? []).map((end) => endOf(read, end));
    return from !== undefined && to !== undefined && value >= from && value <= to
      ? 'fine'
      : 'unknown';
  }
  if (given.flag === '-Xss' && value < low) {
    return note('stack-least', 'problem', { ...given, java, least });
  }
  if (span.least !== undefined && high <= MAX_TOLD) {
    return note('value-range', 'problem', { ...given, java, least, most });
  }
  return value < low
    ? note('value-least', 'problem', { ...given, java, least })
    : note('value-most', 'problem', { ...given, java, most });
}

function endOf(read: (text: string) => Number64 | undefined, end: string): Number64 {
  return read(end) ?? Number(end);
}

// Tried with each Java: no plus sign, no spaces, one letter after it. Java 8 reads no hexadecimal numbers.
function readInteger(text: string, java: JavaVersion): bigint | undefined {
  const [, sign, digits, unit = ''] = /^(-?)(0x[\da-f]{1,32}|\d{1,32})([kmgt]?)$/i.exec(text) ?? [];
  if (digits === undefined || (java < 9 && /x/i.test(digits))) return undefined;
  const amount = BigInt(digits) * (FACTORS[unit.toLowerCase()] ?? 1n);
  return sign === '-' ? -amount : amount;
}

// Java 8 wants the point and digits on both sides; from 21 on they may be missing, and an exponent is read.
function readDecimal(text: string, java: JavaVersion): number | undefined {
  if (java >= 9 && /^0x[\da-f]{1,16}$/i.test(text)) return Number(text);
  const pattern =
    java < 9
      ? /^-?\d+\.\d+$/
      : java < 18
        ? /^-?\d+(?:\.\d+)?$/
        : /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
  return pattern.test(text) ? Number(text) : undefined;
}
