import { FLAG_VALUES } from './flag-values.ts';
import type { JavaVersion } from './java-version.ts';
import type { ValueSpan } from './value-check.ts';

const KINDS: Readonly<Record<string, ValueSpan['kind']>> = {
  i: 'integer',
  d: 'decimal',
  s: 'size',
  t: 'text',
};

// As in the table of flags. Tried with 64-bit Java on Linux: elsewhere a smaller stack may do, and how large a heap
// can be depends on the machine.
const SIZES: Readonly<Record<string, string>> = {
  '-Xss': '8s228K..=228K..64M 11s136K..1G=136K..64M',
  '-Xmx': '8s1M..=4M..1T 11s2M..=4M..1T',
  '-Xms': '8s1M..=1M..1T',
  '-Xmn': '8s1..=1M..1T',
};
/** From which Java on a nought stands for the standard size. */
const ZERO_FROM: Readonly<Record<string, number>> = { '-Xms': 8, '-Xss': 17 };

const SPAN = /^(\d+)([idst])(?:([^=]*?)\.\.([^=]*))?(=(?:(.+)\.\.(.+))?)?$/;

let rows: ReadonlyMap<string, string> | undefined;

/** The values that a flag, -Xmx or one of its kind takes in this Java; undefined where no table tells. */
export function valueSpan(name: string, java: JavaVersion): ValueSpan | undefined {
  const row = Object.hasOwn(SIZES, name) ? SIZES[name] : rowsOfFlags().get(name);
  const spans = row?.split(' ').map((text) => SPAN.exec(text)) ?? [];
  const found = spans.findLast((span) => span && Number(span[1]) <= java);
  if (!found) return undefined;
  const [, , letter = '', least = '', most = '', fine, from = least, to = most] = found;
  return {
    kind: KINDS[letter] ?? 'text',
    least: least || undefined,
    most: most || undefined,
    fine: fine === undefined ? undefined : [from, to],
    takesZero: java >= (ZERO_FROM[name] ?? Number.POSITIVE_INFINITY),
  };
}

function rowsOfFlags(): ReadonlyMap<string, string> {
  rows ??= new Map(
    FLAG_VALUES.trim()
      .split('\n')
      .map((line) => {
        const space = line.indexOf(' ');
        return [line.slice(0, space), line.slice(space + 1)];
      }),
  );
  return rows;
}
