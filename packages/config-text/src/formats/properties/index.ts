import { writePropertiesText, writePropertiesValue } from '@fucina/quoting';
import type { Format } from '../format.ts';
import { decodeValue, readProperties } from './read-properties.ts';

export const properties: Format = {
  read: readProperties,
  decode: decodeValue,
  encode: (text, { kind }, canWrite) =>
    kind === 'absent' ? undefined : writePropertiesText(text, canWrite),
  // A first colon or equals sign would belong to the separator.
  rewrite: (value, { kind }, _source, canWrite) =>
    `${kind === 'absent' ? '=' : ''}${writePropertiesValue(value, canWrite).replace(/^[:=]/, '\\$&')}`,
};
