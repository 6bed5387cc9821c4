import { writeEncoded } from '@fucina/quoting';
import type { Format } from '../format.ts';
import { readToml } from './read-toml.ts';
import { decodeTomlString, encodeTomlText } from './toml-string.ts';

export const toml: Format = {
  read: readToml,
  decode: decodeTomlString,
  encode: encodeTomlText,
  // A literal string has no escapes, so it becomes a basic one.
  rewrite: (value, _scalar, _source, canWrite) => `"${writeEncoded(value, canWrite, 'capital')}"`,
};
