import { SnbtArray, SnbtNumber, SnbtVerbatim } from './snbt-value.ts';

export interface SnbtStringifyOptions {
  /**
   * `minimal`: only the two escapes that every version supports, so line feeds are written unescaped. `full`
   * (1.21.5+): `\n`, `\t` and the like, for commands that must be a single line.
   */
  readonly escapes?: 'minimal' | 'full';
}

/** A list or compound, and which of its values is written next. */
type Open =
  | { readonly list: readonly unknown[]; next: number }
  | { readonly compound: Compound; readonly keys: readonly string[]; next: number };

type Compound = Readonly<Record<string, unknown>>;

const BARE_KEY = /^[\w.+-]+$/;
// Regular expressions and functions are made once: commands of heads hold thousands of such texts.
const IN_DOUBLE_QUOTES = /[\\"]/g;
const IN_SINGLE_QUOTES = /[\\']/g;
const CONTROLS = /[\n\t\r\f\b]/g;
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
  const open: Open[] = [];
  const write = (value: unknown) => {
    if (Array.isArray(value)) open.push(openList(value, pieces));
    else if (isPlainObject(value)) open.push(openCompound(value, pieces));
    else pieces.push(leaf(value, options));
  };
  write(root);
  for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
    const index = last.next;
    last.next += 1;
    const comma = index === 0 ? '' : ',';
    if ('list' in last) {
      if (index < last.list.length) {
        pieces.push(comma);
        write(last.list[index] ?? '');
      } else {
        pieces.push(']');
        open.pop();
      }
      continue;
    }
    const key = last.keys[index];
    if (key === undefined) {
      pieces.push('}');
      open.pop();
    } else {
      pieces.push(`${comma}${BARE_KEY.test(key) ? key : quoteSnbt(key, options)}:`);
      write(last.compound[key]);
    }
  }
  return pieces.join('');
}

export function quoteSnbt(
  text: string,
  { escapes = 'minimal' }: SnbtStringifyOptions = {},
): string {
  const quote = text.includes('"') && !text.includes("'") ? "'" : '"';
  const escaped = text.replace(quote === '"' ? IN_DOUBLE_QUOTES : IN_SINGLE_QUOTES, '\\$&');
  if (escapes === 'minimal') return quote + escaped + quote;
  return quote + escaped.replace(CONTROLS, (char) => `\\${CONTROL_ESCAPES[char]}`) + quote;
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

function openList(items: readonly unknown[], pieces: string[]): Open {
  pieces.push('[');
  return { list: withOneType(items), next: 0 };
}

function openCompound(compound: Compound, pieces: string[]): Open {
  pieces.push('{');
  const isThere = (key: string) => compound[key] !== undefined && compound[key] !== null;
  const keys = Object.keys(compound);
  return { compound, keys: keys.every(isThere) ? keys : keys.filter(isThere), next: 0 };
}

/** Only 1.21.5 and later accept lists with mixed types, so strings are turned into objects too. */
function withOneType(items: readonly unknown[]): readonly unknown[] {
  if (!items.some(isPlainObject)) return items;
  return items.map((item) => (typeof item === 'string' ? { text: item } : item));
}

function isPlainObject(value: unknown): value is Compound {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof SnbtNumber) &&
    !(value instanceof SnbtArray) &&
    !(value instanceof SnbtVerbatim)
  );
}
