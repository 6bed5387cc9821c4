import type { Format } from '../format.ts';
import { readProperties } from './read-properties.ts';
import { decodeValue, encodeValue, rewriteValue } from './value.ts';

export const properties: Format = {
  read: readProperties,
  decode: decodeValue,
  encode: (text, _scalar, canWrite) => encodeValue(text, canWrite),
  rewrite: (value, _scalar, _source, canWrite) => rewriteValue(value, canWrite),
};
