// The reference engine uses Java's number parsers, so what they accept decides whether something is a tag.

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?[fd]?$/i;
const HEXADECIMAL = /^([+-]?)0x([\da-f]*)(?:\.([\da-f]*))?p([+-]?\d+)[fd]?$/i;
/** Fast check that rules out colors, which often appear in place of a phase. */
const MAY_BE_NUMBER = /^[^a-z#]/;
const SPECIAL = /^([+-]?)(NaN|Infinity)$/;

/** Like `Integer.parseInt`: an optional sign, digits, 32 bits. */
export function readInteger(text: string, radix: 10 | 16 = 10): number | undefined {
  const digits = radix === 10 ? /^[+-]?\d+$/ : /^[+-]?[\da-f]+$/i;
  if (!digits.test(text)) return undefined;
  const value = Number.parseInt(text, radix);
  return value < -0x8000_0000 || value > 0x7fff_ffff ? undefined : value;
}

/** Like `Double.parseDouble`: surrounding white space, `.5`, `1.`, `1e-1`, `0.5d`, `NaN`, `0x1p-1`. */
export function readDouble(text: string): number | undefined {
  if (!MAY_BE_NUMBER.test(text)) return undefined;
  const trimmed = trim(text);
  if (DECIMAL.test(trimmed)) return Number.parseFloat(trimmed);
  const special = SPECIAL.exec(trimmed);
  if (special) return Number(special[2]) * (special[1] === '-' ? -1 : 1);
  const [, sign, whole = '', fraction = '', exponent] = HEXADECIMAL.exec(trimmed) ?? [];
  if (whole + fraction === '') return undefined;
  const mantissa = Number.parseInt(whole + fraction, 16) * 16 ** -fraction.length;
  return mantissa * 2 ** Number(exponent) * (sign === '-' ? -1 : 1);
}

/** Java's `trim` removes every character up to and including the space. */
function trim(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && text.charCodeAt(from) <= 0x20) from++;
  while (from < to && text.charCodeAt(to - 1) <= 0x20) to--;
  return text.slice(from, to);
}
