import type { Format } from '../format.ts';
import { readProperties } from './read-properties.ts';
import { decodeValue, encodeValue, rewriteValue } from './value.ts';

export const properties: Format = {
  read: readProperties,
  decode: decodeValue,
  encode: (text, { kind }, canWrite) =>
    kind === 'absent' ? undefined : encodeValue(text, canWrite),
  rewrite: (value, { kind }, _source, canWrite) =>
    `${kind === 'absent' ? '=' : ''}${rewriteValue(value, canWrite)}`,
};
