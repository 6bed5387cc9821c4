import { writeEscapes } from '@fucina/quoting';
import type { Format } from '../format.ts';
import { decodeJsonString } from './json-string.ts';
import { readJsonFile } from './read-json.ts';

export const json: Format = {
  read: readJsonFile,
  decode: decodeJsonString,
  encode: (text, _scalar, canWrite) => writeEscapes(text, canWrite),
  rewrite: (value, _scalar, _source, canWrite) => `"${writeEscapes(value, canWrite)}"`,
};
