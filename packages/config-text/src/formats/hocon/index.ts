import { writeEncoded } from '@fucina/quoting';
import type { Format } from '../format.ts';
import { decodeJsonString } from '../json/json-string.ts';
import { copiedValue } from '../mapped-value.ts';
import { readHocon } from './read-hocon.ts';

export const hocon: Format = {
  read: readHocon,
  decode(source, { kind }) {
    if (kind === 'json') return decodeJsonString(source);
    if (kind === 'unquoted') return copiedValue(source, 0, source.length);
    const isWhole = source.length >= 6 && source.startsWith('"""') && source.endsWith('"""');
    return isWhole ? copiedValue(source, 3, source.length - 3) : undefined;
  },
  // An unquoted value may hold very little, so it is only checked.
  encode(text, { kind }, canWrite) {
    if (kind === 'json') return writeEncoded(text, canWrite, 'pair');
    return kind === 'raw' && !text.includes('"') && canWrite(text) ? text : undefined;
  },
  rewrite(value, { kind }, _source, canWrite) {
    return kind === 'unquoted' ? undefined : `"${writeEncoded(value, canWrite, 'pair')}"`;
  },
};
