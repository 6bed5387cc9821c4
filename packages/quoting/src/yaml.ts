import { type CanWrite, type EscapeSet, readEscapes, writeEscapes } from './escapes.ts';

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

const NEEDS_ESCAPES =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: YAML has no control characters outside of escapes.
  /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff\p{Surrogate}]/u;

/** Whether only double quotes can hold a text on one line. */
export function needsYamlEscapes(text: string): boolean {
  return NEEDS_ESCAPES.test(text);
}

/** In single quotes; in double ones where the text needs escapes. A tab is written as `\t`, which can be seen. */
export function writeYamlString(text: string, canWrite: CanWrite = () => true): string {
  const needsDouble = needsYamlEscapes(text) || text.includes('\t') || !canWrite(text);
  return needsDouble ? writeDoubleYamlString(text, canWrite) : `'${text.replaceAll("'", "''")}'`;
}

/** In the preferred quotes, unless the others need fewer escapes. */
export function writeShortYamlString(text: string, preferred: '"' | "'"): string {
  const [single, double] = [writeYamlString(text), writeDoubleYamlString(text)];
  if (single.length === double.length) return preferred === '"' ? double : single;
  return single.length < double.length ? single : double;
}

export function writeDoubleYamlString(text: string, canWrite?: CanWrite): string {
  return `"${writeEscapes(text, canWrite, 'capital')}"`;
}

/** A string on one line, with its quotes; undefined if it has an escape that YAML does not. */
export function readYamlString(quoted: string): string | undefined {
  const inside = quoted.slice(1, -1);
  return quoted.startsWith("'") ? inside.replaceAll("''", "'") : readEscapes(inside, NEWER_ESCAPES);
}
