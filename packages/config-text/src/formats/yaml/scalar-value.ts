import type { ScalarKind } from '../format.ts';
import { decodeBlock } from './block-scalar.ts';
import { decodeDouble, decodePlain, decodeSingle } from './flow-scalar.ts';

/** The value of a scalar; undefined where its spelling is not valid. */
export function readValue(
  kind: ScalarKind,
  source: string,
  parentIndent: number,
): string | undefined {
  switch (kind) {
    case 'plain':
      return /[\r\n\u0085]/.test(source) ? decodePlain(source).value : source;
    case 'single':
      if (/[\r\n\u0085]/.test(source)) return decodeSingle(source)?.value;
      return source.length > 1 && source.endsWith("'")
        ? source.slice(1, -1).replaceAll("''", "'")
        : undefined;
    case 'double':
      if (/[\r\n\u0085\\]/.test(source)) return decodeDouble(source)?.value;
      return source.length > 1 && source.endsWith('"') ? source.slice(1, -1) : undefined;
    default:
      return decodeBlock(source, parentIndent)?.value;
  }
}
