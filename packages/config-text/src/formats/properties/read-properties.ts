import { PROPERTIES_ESCAPES, readEscape } from '@fucina/quoting';
import { Pair, parseLines } from 'dot-properties';
import type { Problem, Reading, Scalar } from '../format.ts';
import { type MappedValue, MappedValueBuilder } from '../mapped-value.ts';

/** The values of a `.properties` file, as Java reads them. Of two equal keys the last one counts. */
export function readProperties(text: string): Reading {
  const scalars: Scalar[] = [];
  const problems: Problem[] = [];
  const keys = new Set<string>();
  for (const node of parseLines(text, true)) {
    if (!(node instanceof Pair) || node.range === undefined) continue;
    const [keyFrom, keyTo, from, to] = node.range;
    const { key } = node;
    if (keys.has(key)) {
      const place = { from: keyFrom, to: keyTo };
      problems.push({ code: 'props/duplicate-key', severity: 'warning', ...place, detail: key });
    }
    keys.add(key);
    const value = decodeValue(text.slice(from, to))?.value;
    if (value === undefined)
      problems.push({ code: 'props/bad-unicode', severity: 'error', from, to });
    const kind = from === keyTo ? 'absent' : 'escaped';
    scalars.push({ path: [key], from, to, value: value ?? node.value, kind, used: 1 });
  }
  return { scalars, problems };
}

/** Undefined at a `\u` without four hexadecimal digits, for which Java refuses the file. */
export function decodeValue(source: string): MappedValue | undefined {
  const builder = new MappedValueBuilder(source);
  let at = 0;
  for (let next = source.indexOf('\\'); next !== -1; next = source.indexOf('\\', at)) {
    builder.copy(at, next);
    const char = source[next + 1] ?? '';
    const found = readEscape(source, next, PROPERTIES_ESCAPES);
    if (found === undefined && char === 'u') return undefined;
    const { text, end } = found ?? { text: char, end: next + 1 + char.length };
    builder.add(text, next, end);
    at = end;
  }
  builder.copy(at, source.length);
  return builder.build(0);
}
