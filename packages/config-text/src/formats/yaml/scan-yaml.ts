import type { Scalar, ScalarKind, Switch } from '../format.ts';
import { MAX_DEPTH } from './compose.ts';
import { gameKey, isOn, plainType } from './plain-type.ts';
import { readValue } from './scalar-value.ts';
import { comment } from './silent-mistakes.ts';
import {
  areIndented,
  beginsPlain,
  blockEnd,
  isBlankOrEnd,
  lineEndAt,
  nextLine,
  quoteEnd,
  skipSpaces,
  skipSpacesBack,
} from './simple-scalar.ts';

interface Collection {
  readonly indent: number;
  readonly path: readonly string[];
  /** Of a map; a list has none. */
  readonly keys: Set<string> | undefined;
  length: number;
  /** The path of an entry whose value may be on the next lines. */
  awaited: readonly string[] | undefined;
}

export interface SimpleYaml {
  readonly scalars: readonly Scalar[];
  readonly switches: readonly Switch[];
}

/** Anything else ends lines, is refused by SnakeYAML, or is a tab, which is right in few places. */
const UNUSUAL =
  /[^\n\r -~\u00a0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]|\r(?!\n)/u;
/** Merges of maps, and what looks like a number and is none. */
const NEARLY_TYPED = /^(?:<<|[-+]?\._)/;
/** SnakeYAML takes no longer ones without `?`. */
const MAX_KEY_LENGTH = 1000;

/**
 * Reads the shapes that nearly all files consist of, ten times faster than the library: nested maps and lists with a
 * scalar on each line, or one that goes on in quotes or as a block. Undefined for a file with anything else, and for
 * one in which the library might find a mistake.
 */
export function scanYaml(text: string): SimpleYaml | undefined {
  if (UNUSUAL.test(text)) return undefined;
  const scanner = new Scanner(text);
  if (!scanner.scan()) return undefined;
  const { scalars, switches } = scanner;
  return { scalars, switches };
}

class Scanner implements SimpleYaml {
  readonly scalars: Scalar[] = [];
  readonly switches: Switch[] = [];
  readonly #text: string;
  /** From the outermost to the innermost. */
  readonly #open: Collection[] = [];
  #hasRoot = false;
  /** Where the next line begins. */
  #next = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Whether all lines are of the simple kind. */
  scan(): boolean {
    const text = this.#text;
    let isFirst = true;
    while (this.#next < text.length) {
      const start = this.#next;
      const at = skipSpaces(text, start);
      const end = lineEndAt(text, at);
      this.#next = nextLine(text, end);
      if (at === end || text[at] === '#') continue;
      const isMark = at === start && (text.startsWith('---', at) || text.startsWith('...', at));
      if (isMark && !(isFirst && text[at] === '-' && skipSpaces(text, at + 3) === end))
        return false;
      isFirst = false;
      if (!isMark && !this.#readLine(at, at - start, end)) return false;
    }
    return this.#hasRoot;
  }

  #readLine(from: number, indent: number, lineEnd: number): boolean {
    const text = this.#text;
    let at = from;
    while (text[at] === '-' && isBlankOrEnd(text, at + 1)) {
      const list = this.#collectionAt(indent + at - from, false);
      if (list === undefined) return false;
      list.awaited = [...list.path, String(list.length)];
      list.length += 1;
      at = skipSpaces(text, at + 1);
      if (at === lineEnd) return true;
      if (text[at] === '#') return this.#isPlainComment(at - 1);
      const key = this.#keyAt(at, lineEnd);
      const isList = text[at] === '-' && isBlankOrEnd(text, at + 1);
      if (key === undefined && !isList)
        return this.#readValue(at, lineEnd, list, indent + at - from);
    }
    const key = this.#keyAt(at, lineEnd);
    const column = indent + at - from;
    const map = key && this.#collectionAt(column, true);
    if (key === undefined || map === undefined || map.keys?.has(key.name)) return false;
    map.keys?.add(key.name);
    map.awaited = [...map.path, key.name];
    at = skipSpaces(text, key.colon + 1);
    if (at === lineEnd) return true;
    if (text[at] === '#') return this.#isPlainComment(key.colon + 1);
    return this.#readValue(at, lineEnd, map, column);
  }

  /** The list or map whose entries stand in that column; undefined where there can be none. */
  #collectionAt(column: number, isMap: boolean): Collection | undefined {
    let top = this.#open.at(-1);
    // A list may be in the column of the key that holds it.
    while (top && (top.indent > column || (isMap && !top.keys && top.indent === column))) {
      this.#open.pop();
      top = this.#open.at(-1);
    }
    if (top?.indent === column && (top.keys !== undefined) === isMap) return top;
    const path = top === undefined && !this.#hasRoot ? [] : top?.awaited;
    if (path === undefined || path.length >= MAX_DEPTH) return undefined;
    this.#hasRoot = true;
    if (top !== undefined) top.awaited = undefined;
    const inner = {
      indent: column,
      path,
      keys: isMap ? new Set<string>() : undefined,
      length: 0,
      awaited: undefined,
    };
    this.#open.push(inner);
    return inner;
  }

  /** A key on one line that means to the game what is written. */
  #keyAt(
    from: number,
    lineEnd: number,
  ): { readonly name: string; readonly colon: number } | undefined {
    const text = this.#text;
    const first = text[from];
    if (first === '"' || first === "'") {
      const end = quoteEnd(text, from);
      if (end === undefined || end > lineEnd || text[end] !== ':' || !isBlankOrEnd(text, end + 1)) {
        return undefined;
      }
      const name = text.slice(from + 1, end - 1);
      return /['\\]/.test(name) || end - from > MAX_KEY_LENGTH ? undefined : { name, colon: end };
    }
    const colon = this.#colonIn(from, lineEnd);
    if (colon === undefined || colon - from > MAX_KEY_LENGTH || !beginsPlain(text, from)) {
      return undefined;
    }
    const name = text.slice(from, colon);
    const isUsual = !name.endsWith(' ') && name !== '<<' && gameKey(name) === undefined;
    return isUsual ? { name, colon } : undefined;
  }

  /** The first colon with a blank after it, unless a comment begins before. */
  #colonIn(from: number, lineEnd: number): number | undefined {
    const line = this.#text.slice(from, lineEnd);
    const inside = line.indexOf(': ');
    const colon = inside === -1 && line.endsWith(':') ? line.length - 1 : inside;
    const hash = line.indexOf(' #');
    return colon === -1 || (hash !== -1 && hash < colon) ? undefined : from + colon;
  }

  #readValue(from: number, lineEnd: number, holder: Collection, column: number): boolean {
    const path = holder.awaited ?? [];
    holder.awaited = undefined;
    switch (this.#text[from]) {
      case "'":
        return this.#readQuoted('single', from, path, holder.indent, column);
      case '"':
        return this.#readQuoted('double', from, path, holder.indent, column);
      case '|':
        return this.#readBlock('literal', from, path, holder.indent);
      case '>':
        return this.#readBlock('folded', from, path, holder.indent);
      case '[':
      case '{':
        return this.#isEmptyCollection(from, lineEnd);
      default:
        return this.#readPlain(from, lineEnd, path, column);
    }
  }

  #readPlain(from: number, lineEnd: number, path: readonly string[], column: number): boolean {
    const text = this.#text;
    const hash = text.slice(from, lineEnd).indexOf(' #');
    const to = skipSpacesBack(text, hash === -1 ? lineEnd : from + hash);
    const source = text.slice(from, to);
    if (!beginsPlain(text, from) || source.includes(': ') || source.endsWith(':')) return false;
    if (NEARLY_TYPED.test(source)) return false;
    if (hash !== -1 && comment(text, [from, to], source) !== undefined) return false;
    const type = plainType(source);
    if (type === 'bool') this.switches.push({ path, isOn: isOn(source), from, to });
    return type !== 'string' || this.#add('plain', from, to, path, column);
  }

  #readQuoted(
    kind: 'single' | 'double',
    from: number,
    path: readonly string[],
    indent: number,
    column: number,
  ): boolean {
    const text = this.#text;
    const to = quoteEnd(text, from);
    if (to === undefined || !areIndented(text, from, to, indent)) return false;
    const lineEnd = lineEndAt(text, to);
    this.#next = nextLine(text, lineEnd);
    return this.#endsLine(to, lineEnd) && this.#add(kind, from, to, path, column);
  }

  #readBlock(
    kind: 'literal' | 'folded',
    from: number,
    path: readonly string[],
    indent: number,
  ): boolean {
    const to = blockEnd(this.#text, from, indent);
    if (to === undefined) return false;
    this.#next = to;
    return this.#add(kind, from, to, path, indent);
  }

  #isEmptyCollection(from: number, lineEnd: number): boolean {
    const isEmpty = this.#text.startsWith('[]', from) || this.#text.startsWith('{}', from);
    return isEmpty && this.#endsLine(from + 2, lineEnd);
  }

  /** Whether nothing but a comment follows on the line. */
  #endsLine(at: number, lineEnd: number): boolean {
    const behind = skipSpaces(this.#text, at);
    return behind === lineEnd || (behind > at && this.#text[behind] === '#');
  }

  /** Whether the comment after an entry without a value is none that was meant as the value. */
  #isPlainComment(at: number): boolean {
    return comment(this.#text, [at, at], '') === undefined;
  }

  #add(
    kind: ScalarKind,
    from: number,
    to: number,
    path: readonly string[],
    parentIndent: number,
  ): boolean {
    const value = readValue(kind, this.#text.slice(from, to), parentIndent);
    if (value === undefined) return false;
    this.scalars.push({ path, from, to, value, kind, used: 1, parentIndent, inFlow: false });
    return true;
  }
}
