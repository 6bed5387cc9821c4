import { writeEncoded } from '@fucina/quoting';
import type { Format } from '../format.ts';
import { decodeJsonString } from './json-string.ts';
import { readJsonFile } from './read-json.ts';

export const json: Format = {
  read: readJsonFile,
  decode: decodeJsonString,
  encode: (text, _scalar, canWrite) => writeEncoded(text, canWrite, 'pair'),
  rewrite: (value, _scalar, _source, canWrite) => `"${writeEncoded(value, canWrite, 'pair')}"`,
};
