import { type CanWrite, needsYamlEscapes, writeEncoded, writeYamlString } from '@fucina/quoting';
import type { Scalar } from '../format.ts';
import type { MappedValue } from '../mapped-value.ts';
import { decodeBlock, rewriteLiteral } from './block-scalar.ts';
import { decodeDouble, decodePlain, decodeSingle } from './flow-scalar.ts';
import { plainType } from './plain-type.ts';

/** Whether SnakeYAML reads this source, unquoted, as this very text. */
function canBePlain(source: string, inFlow: boolean): boolean {
  return (
    source !== '' &&
    !/^[\s!&*%@`"'#,[\]{}>|]/.test(source) &&
    !/^[-?:](?:\s|$)/.test(source) &&
    !/^(?:---|\.\.\.)(?:\s|$)/.test(source) &&
    !/:(?:\s|$)|\s#|\s$/.test(source) &&
    !(inFlow && /[,?[\]{}]|^[-?:]/.test(source)) &&
    plainType(source) === 'string'
  );
}

export function decodeScalar(source: string, scalar: Scalar): MappedValue | undefined {
  switch (scalar.kind) {
    case 'plain':
      return canBePlain(source, scalar.inFlow ?? false) ? decodePlain(source) : undefined;
    case 'single':
      return decodeSingle(source);
    case 'double':
      return decodeDouble(source);
    default:
      return decodeBlock(source, scalar.parentIndent ?? 0);
  }
}

export function encodeText(text: string, scalar: Scalar, canWrite: CanWrite): string | undefined {
  if (scalar.kind === 'double') return writeEncoded(text, canWrite, 'capital');
  if (!canWrite(text)) return undefined;
  if (needsYamlEscapes(text)) return undefined;
  return scalar.kind === 'single' ? text.replaceAll("'", "''") : text;
}

export function rewriteScalar(
  value: string,
  scalar: Scalar,
  source: string,
  canWrite: CanWrite,
): string | undefined {
  if (scalar.kind === 'literal') {
    const isWritable = canWrite(value) && !needsYamlEscapes(value.replaceAll('\n', ''));
    return isWritable ? rewriteLiteral(value, source, scalar.parentIndent ?? 0) : undefined;
  }
  // Its folds cannot be kept, and where the game's own writer puts them is not ours to choose.
  if (scalar.kind === 'folded') return undefined;
  return scalar.kind === 'double' || !canWrite(value)
    ? `"${writeEncoded(value, canWrite, 'capital')}"`
    : writeYamlString(value);
}
