import type { Format } from '../format.ts';
import { readToml } from './read-toml.ts';
import { decodeTomlString, encodeTomlText, rewriteTomlString } from './toml-string.ts';

export const toml: Format = {
  read: readToml,
  decode: decodeTomlString,
  encode: encodeTomlText,
  rewrite: (value, _scalar, _source, canWrite) => rewriteTomlString(value, canWrite),
};
