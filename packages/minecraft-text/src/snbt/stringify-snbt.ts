import { SnbtArray, SnbtNumber, SnbtVerbatim } from './snbt-value.ts';

export interface SnbtStringifyOptions {
  /**
   * `minimal`: only the two escapes that every version supports, so line feeds are written unescaped. `full`
   * (1.21.5+): `\n`, `\t` and the like, for commands that must be a single line.
   */
  readonly escapes?: 'minimal' | 'full';
}

/** A finished piece of output, or a value that is still to be written. */
type Task = { readonly written: string } | { readonly value: unknown };

const BARE_KEY = /^[\w.+-]+$/;
const CONTROL_ESCAPES: Readonly<Record<string, string>> = {
  '\n': 'n',
  '\t': 't',
  '\r': 'r',
  '\f': 'f',
  '\b': 'b',
};

/** Writes JSON values and SNBT values. Uses an explicit stack: texts may be nested deeper than the call stack. */
export function stringifySnbt(root: unknown, options: SnbtStringifyOptions = {}): string {
  const pieces: string[] = [];
  const tasks: Task[] = [{ value: root }];
  for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) {
    if ('written' in task) pieces.push(task.written);
    else if (Array.isArray(task.value)) pushList(tasks, withOneType(task.value));
    else if (isPlainObject(task.value)) pushCompound(tasks, task.value, options);
    else pieces.push(leaf(task.value, options));
  }
  return pieces.join('');
}

export function quoteSnbt(
  text: string,
  { escapes = 'minimal' }: SnbtStringifyOptions = {},
): string {
  const quote = text.includes('"') && !text.includes("'") ? "'" : '"';
  const escaped = text.replace(quote === '"' ? /[\\"]/g : /[\\']/g, '\\$&');
  if (escapes === 'minimal') return quote + escaped + quote;
  return quote + escaped.replace(/[\n\t\r\f\b]/g, (char) => `\\${CONTROL_ESCAPES[char]}`) + quote;
}

function leaf(value: unknown, options: SnbtStringifyOptions): string {
  if (typeof value === 'string') return quoteSnbt(value, options);
  if (value instanceof SnbtNumber || value instanceof SnbtVerbatim) return value.text;
  if (value instanceof SnbtArray) {
    return `[${value.prefix};${value.items.map(({ text }) => text).join(',')}]`;
  }
  if (typeof value === 'number' && !Number.isFinite(value)) return '0';
  return String(value);
}

function pushList(tasks: Task[], items: readonly unknown[]): void {
  tasks.push({ written: ']' });
  for (let index = items.length - 1; index >= 0; index -= 1) {
    tasks.push({ value: items[index] ?? '' });
    tasks.push({ written: index === 0 ? '[' : ',' });
  }
  if (items.length === 0) tasks.push({ written: '[' });
}

function pushCompound(
  tasks: Task[],
  compound: Readonly<Record<string, unknown>>,
  options: SnbtStringifyOptions,
): void {
  const entries = Object.entries(compound).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  tasks.push({ written: '}' });
  for (let index = entries.length - 1; index >= 0; index -= 1) {
    const [key, value] = entries[index] as [string, unknown]; // 0 <= index < length
    tasks.push({ value });
    const name = BARE_KEY.test(key) ? key : quoteSnbt(key, options);
    tasks.push({ written: `${index === 0 ? '{' : ','}${name}:` });
  }
  if (entries.length === 0) tasks.push({ written: '{' });
}

/** Only 1.21.5 and later accept lists with mixed types, so strings are turned into objects too. */
function withOneType(items: readonly unknown[]): readonly unknown[] {
  if (!items.some(isPlainObject)) return items;
  return items.map((item) => (typeof item === 'string' ? { text: item } : item));
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof SnbtNumber) &&
    !(value instanceof SnbtArray) &&
    !(value instanceof SnbtVerbatim)
  );
}
