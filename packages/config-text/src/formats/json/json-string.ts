import { JSON_ESCAPES } from '@fucina/quoting';
import { decodeEscapes } from '../escapes.ts';
import type { MappedValue } from '../mapped-value.ts';

/** A string with its quotes; undefined where it is none. */
export function decodeJsonString(source: string): MappedValue | undefined {
  if (!/^".*"$/s.test(source) || source.length < 2) return undefined;
  const mapped = decodeEscapes(source, 1, source.length - 1, JSON_ESCAPES);
  if (mapped === undefined) return undefined;
  return isClosedOnce(source) ? mapped : undefined;
}

/** No quote without a backslash before the last one, and that one has none. */
function isClosedOnce(source: string): boolean {
  for (let at = 1; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === '"') return at === source.length - 1;
  }
  return false;
}
