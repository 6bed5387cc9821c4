import { type CanWrite, type EscapeSet, readEscapes, writeEscapes } from './escapes.ts';

/** In basic strings. */
export const TOML_ESCAPES: EscapeSet = {
  short: { '"': '"', '\\': '\\', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' },
  hex: { u: 4, U: 8 },
};
/** In basic strings over several lines. */
export const TOML_LINES_ESCAPES: EscapeSet = { ...TOML_ESCAPES, lineJoin: /\\[ \t]*\r?\n\s*/y };

/** A basic string. TOML has no halves of characters. */
export function writeTomlString(text: string, canWrite?: CanWrite): string {
  return `"${writeEscapes(text.replace(/\p{Surrogate}/gu, '\ufffd'), canWrite, 'capital')}"`;
}

/** A string of any of the four kinds, with its quotes; undefined if it has an escape that TOML does not. */
export function readTomlString(quoted: string): string | undefined {
  const fence = /^("""|'''|"|')/.exec(quoted)?.[0] ?? '';
  const isLong = fence.length === 3;
  const inside = quoted.slice(fence.length, quoted.length - fence.length);
  const text = isLong ? inside.replace(/^\r?\n/, '') : inside;
  if (fence.startsWith("'")) return text;
  return readEscapes(text, isLong ? TOML_LINES_ESCAPES : TOML_ESCAPES);
}
