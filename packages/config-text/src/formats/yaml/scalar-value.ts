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
        ? withoutDoubledQuotes(source.slice(1, -1))
        : undefined;
    case 'double':
      if (/[\r\n\u0085\\]/.test(source)) return decodeDouble(source)?.value;
      return source.length > 1 && source.endsWith('"') ? source.slice(1, -1) : undefined;
    default:
      return decodeBlock(source, parentIndent)?.value;
  }
}

/** At the end of a file, a doubled quote can look like the closing one. */
function withoutDoubledQuotes(inside: string): string | undefined {
  if (!inside.includes("'")) return inside;
  return inside.replaceAll("''", '').includes("'") ? undefined : inside.replaceAll("''", "'");
}
