import { type EscapeSet, readEscape } from '@fucina/quoting';
import { type MappedValue, MappedValueBuilder } from './mapped-value.ts';

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
