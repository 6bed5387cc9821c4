import { type EscapeSet, readEscapes } from './read-escapes.ts';

/** In double quotes, as SnakeYAML reads them. */
export const YAML_ESCAPES: EscapeSet = {
  short: {
    '0': '\0',
    a: '\x07',
    b: '\b',
    t: '\t',
    '\t': '\t',
    n: '\n',
    v: '\v',
    f: '\f',
    r: '\r',
    e: '\x1b',
    ' ': ' ',
    '"': '"',
    '\\': '\\',
    N: '\u0085',
    _: '\u00a0',
    L: '\u2028',
    P: '\u2029',
  },
  hex: { x: 2, u: 4, U: 8 },
};
/** YAML 1.2 and JSON have one more. */
const NEWER_ESCAPES: EscapeSet = { ...YAML_ESCAPES, short: { ...YAML_ESCAPES.short, '/': '/' } };

/** A string on one line, with its quotes; undefined if it has an escape that YAML does not. */
export function readYamlString(quoted: string): string | undefined {
  const inside = quoted.slice(1, -1);
  return quoted.startsWith("'") ? inside.replaceAll("''", "'") : readEscapes(inside, NEWER_ESCAPES);
}

/** Those of HOCON too. `JSON.parse` and `JSON.stringify` need no help. */
export const JSON_ESCAPES: EscapeSet = {
  short: { '"': '"', '\\': '\\', '/': '/', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' },
  hex: { u: 4 },
};

/** In basic strings. */
export const TOML_ESCAPES: EscapeSet = {
  short: { '"': '"', '\\': '\\', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' },
  hex: { u: 4, U: 8 },
};
/** In basic strings over several lines. */
export const TOML_LINES_ESCAPES: EscapeSet = { ...TOML_ESCAPES, lineJoin: /\\[ \t]*\r?\n\s*/y };

/** A string of any of the four kinds, with its quotes; undefined if it has an escape that TOML does not. */
export function readTomlString(quoted: string): string | undefined {
  const fence = /^("""|'''|"|')/.exec(quoted)?.[0] ?? '';
  const isLong = fence.length === 3;
  const inside = quoted.slice(fence.length, quoted.length - fence.length);
  const text = isLong ? inside.replace(/^\r?\n/, '') : inside;
  if (fence.startsWith("'")) return text;
  return readEscapes(text, isLong ? TOML_LINES_ESCAPES : TOML_ESCAPES);
}

/** Of keys and values, as `java.util.Properties` reads them: before other characters a backslash is dropped. */
export const PROPERTIES_ESCAPES: EscapeSet = {
  short: { t: '\t', n: '\n', r: '\r', f: '\f' },
  hex: { u: 4 },
  lineJoin: /\\(?:\r\n?|\n)[ \t\f]*/y,
};

/** A key or a value. A `\u` without its digits, for which Java refuses the file, is a letter. */
export function readPropertiesText(text: string): string {
  return readEscapes(text, PROPERTIES_ESCAPES, 'drop');
}

const JAVA_ESCAPES: EscapeSet = {
  short: { b: '\b', t: '\t', n: '\n', f: '\f', r: '\r' },
  hex: { u: 4 },
};

/** What is between the quotes of a literal of Java or Kotlin, which escapes `$` too. */
export function readJavaText(inside: string): string {
  return readEscapes(inside, JAVA_ESCAPES, 'drop');
}
