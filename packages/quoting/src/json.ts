import type { EscapeSet } from './escapes.ts';

/** Those of HOCON too. `JSON.parse` and `JSON.stringify` need no help. */
export const JSON_ESCAPES: EscapeSet = {
  short: { '"': '"', '\\': '\\', '/': '/', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' },
  hex: { u: 4 },
};
