import { readUuid, writeUuidInts } from '@fucina/minecraft-profile';
import { readJavaUuid } from '../java-uuid.ts';
import { problemAt, type TextProblem } from '../text-problem.ts';
import { SnbtArray, SnbtNumber, type SnbtValue } from './snbt-value.ts';

export type SnbtErrorCode =
  | 'unexpected-end'
  | 'unexpected-character'
  | 'bad-escape'
  /** `\N{Snowman}`, which the game reads from 1.21.5 on; a table of all names would be larger than all else. */
  | 'named-escape'
  | 'not-a-number'
  | 'too-deep'
  | 'trailing-text';

export type SnbtError = TextProblem<SnbtErrorCode>;

export type SnbtParseResult =
  | { readonly ok: true; readonly value: SnbtValue; readonly end: number }
  | { readonly ok: false; readonly error: SnbtError };

interface Reader {
  readonly text: string;
  at: number;
}

/** The game's own limit. It also protects this recursive parser from a stack overflow. */
const MAX_DEPTH = 512;

const SPACE = /\s*/y;
const BARE = /[\w.+-]+/y;
const NUMBER =
  /^([+-]?)(?:0x([0-9a-f_]+)|0b([01_]+)|((?:\d[\d_]*(?:\.(?:\d[\d_]*)?)?|\.\d[\d_]*)(?:e[+-]?\d+)?))((?:[us]?[bsil])|[fd])?$/i;
const SIMPLE_ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\',
  "'": "'",
  '"': '"',
  b: '\b',
  s: ' ',
  t: '\t',
  n: '\n',
  f: '\f',
  r: '\r',
};
/** Of Unicode, with what is around it. */
const MAX_NAME_LENGTH = 128;
const ESCAPE_LENGTHS: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

class Failure {
  readonly code: SnbtErrorCode;
  readonly at: number;

  constructor(code: SnbtErrorCode, at: number) {
    this.code = code;
    this.at = at;
  }
}

/** Parses one value from `start` on, in the SNBT of any game version; `end` is the index after it. */
export function parseSnbtAt(text: string, start: number): SnbtParseResult {
  const reader: Reader = { text, at: start };
  try {
    const value = readValue(reader, 0);
    return { ok: true, value, end: reader.at };
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure;
    return { ok: false, error: problemAt(text, failure.code, failure.at) };
  }
}

/** Parses a text that consists of one value. */
export function parseSnbt(text: string): SnbtParseResult {
  const result = parseSnbtAt(text, 0);
  if (!result.ok) return result;
  const rest = text.slice(result.end).search(/\S/);
  if (rest < 0) return result;
  return { ok: false, error: problemAt(text, 'trailing-text', result.end + rest) };
}

function readValue(reader: Reader, depth: number): SnbtValue {
  skipSpace(reader);
  if (depth > MAX_DEPTH) throw new Failure('too-deep', reader.at);
  const first = reader.text[reader.at];
  if (first === '{') return readCompound(reader, depth);
  if (first === '[') return readList(reader, depth);
  if (first === '"' || first === "'") return readQuoted(reader, first);
  return readBare(reader, depth);
}

function readCompound(reader: Reader, depth: number): SnbtValue {
  // Without a prototype, `__proto__` is an ordinary key.
  const compound: Record<string, SnbtValue> = Object.create(null);
  reader.at += 1;
  while (!takeIf(reader, '}')) {
    skipSpace(reader);
    const first = reader.text[reader.at];
    const key = first === '"' || first === "'" ? readQuoted(reader, first) : takeBare(reader);
    expect(reader, ':');
    compound[key] = readValue(reader, depth + 1);
    if (takeIf(reader, ',')) continue;
    expect(reader, '}');
    break;
  }
  return compound;
}

function readList(reader: Reader, depth: number): SnbtValue {
  const prefix = /^\[\s*([BIL])\s*;/.exec(reader.text.slice(reader.at, reader.at + 16));
  reader.at += prefix === null ? 1 : prefix[0].length;
  const items: SnbtValue[] = [];
  while (!takeIf(reader, ']')) {
    skipSpace(reader);
    const at = reader.at;
    const item = readValue(reader, depth + 1);
    if (prefix !== null && !(item instanceof SnbtNumber)) throw new Failure('not-a-number', at);
    items.push(item);
    if (takeIf(reader, ',')) continue;
    expect(reader, ']');
    break;
  }
  if (prefix === null) return items;
  return new SnbtArray(prefix[1] ?? 'I', items as SnbtNumber[]); // all checked above
}

function readQuoted(reader: Reader, quote: string): string {
  const { text } = reader;
  let value = '';
  let from = reader.at + 1;
  for (let at = from; at < text.length; at += 1) {
    const char = text[at];
    if (char === quote) {
      reader.at = at + 1;
      return value + text.slice(from, at);
    }
    if (char !== '\\') continue;
    value += text.slice(from, at);
    const letter = text[at + 1] ?? '';
    const simple = SIMPLE_ESCAPES[letter];
    const length = ESCAPE_LENGTHS[letter];
    if (simple === undefined && length === undefined) throw wrongEscape(text, at);
    value += simple ?? readCodePoint(text, at, length ?? 0);
    at += 1 + (length ?? 0);
    from = at + 1;
  }
  throw new Failure('unexpected-end', text.length);
}

/** With a name of Unicode it is right, but nothing here knows the names. */
function wrongEscape(text: string, at: number): Failure {
  const isNamed = /^\\N\{[a-z0-9 -]+\}/i.test(text.slice(at, at + MAX_NAME_LENGTH));
  return new Failure(isNamed ? 'named-escape' : 'bad-escape', at);
}

function readCodePoint(text: string, at: number, length: number): string {
  const digits = text.slice(at + 2, at + 2 + length);
  const codePoint = Number.parseInt(digits, 16);
  const isRight = digits.length === length && /^[0-9a-f]+$/i.test(digits) && codePoint <= 0x10ffff;
  if (!isRight) throw new Failure('bad-escape', at);
  return String.fromCodePoint(codePoint);
}

function readBare(reader: Reader, depth: number): SnbtValue {
  const { at } = reader;
  const text = takeBare(reader);
  if ((text === 'uuid' || text === 'bool') && takeIf(reader, '(')) {
    const value = readValue(reader, depth + 1);
    expect(reader, ')');
    const made = text === 'uuid' ? toUuid(value) : toBoolean(value);
    if (made === undefined) throw new Failure('unexpected-character', at);
    return made;
  }
  const lower = text.toLowerCase();
  if (lower === 'true') return true;
  if (lower === 'false') return false;
  return toNumber(text) ?? text;
}

/** `uuid("…")`, from 1.21.5 on: `1-2-3-4-5` is one, 32 digits without dashes are none. */
function toUuid(value: SnbtValue): SnbtArray | undefined {
  const digits = typeof value === 'string' ? readUuid(readJavaUuid(value) ?? '') : undefined;
  if (digits === undefined) return undefined;
  const ints = writeUuidInts(digits);
  return new SnbtArray(
    'I',
    ints.map((int) => new SnbtNumber(`${int}`, int)),
  );
}

/** `bool(1)`, from 1.21.5 on. */
function toBoolean(value: SnbtValue): boolean | undefined {
  if (typeof value === 'boolean') return value;
  return value instanceof SnbtNumber ? value.value !== 0 : undefined;
}

function toNumber(text: string): SnbtNumber | undefined {
  const match = NUMBER.exec(text);
  if (match === null) return undefined;
  const [, sign, hex, binary, decimal] = match;
  const digits = (hex ?? binary ?? decimal ?? '').replaceAll('_', '');
  const size =
    hex !== undefined
      ? Number(`0x${digits}`)
      : Number(binary === undefined ? digits : `0b${digits}`);
  return Number.isNaN(size) ? undefined : new SnbtNumber(text, sign === '-' ? -size : size);
}

function takeBare(reader: Reader): string {
  BARE.lastIndex = reader.at;
  const text = BARE.exec(reader.text)?.[0];
  if (text === undefined) throw unexpected(reader);
  reader.at += text.length;
  return text;
}

function takeIf(reader: Reader, char: string): boolean {
  skipSpace(reader);
  if (reader.text[reader.at] !== char) return false;
  reader.at += 1;
  return true;
}

function expect(reader: Reader, char: string): void {
  if (!takeIf(reader, char)) throw unexpected(reader);
}

function unexpected(reader: Reader): Failure {
  const isEnd = reader.at >= reader.text.length;
  return new Failure(isEnd ? 'unexpected-end' : 'unexpected-character', reader.at);
}

function skipSpace(reader: Reader): void {
  SPACE.lastIndex = reader.at;
  SPACE.exec(reader.text);
  reader.at = SPACE.lastIndex;
}
