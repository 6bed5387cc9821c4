import type { Format } from '../format.ts';
import { readYaml } from './read-yaml.ts';
import { decodeScalar, encodeText, rewriteScalar } from './write-scalar.ts';

export const yaml: Format = {
  read: readYaml,
  decode: decodeScalar,
  encode: encodeText,
  rewrite: rewriteScalar,
};
