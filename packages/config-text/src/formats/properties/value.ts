import { PROPERTIES_ESCAPES, readEscape } from '@fucina/quoting';
import { type MappedValue, MappedValueBuilder } from '../mapped-value.ts';

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
