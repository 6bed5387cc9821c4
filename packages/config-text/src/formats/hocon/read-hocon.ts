import type { TextRange } from '@fucina/minecraft-text/text-problem';
import type { Problem, Reading, Scalar, ScalarKind } from '../format.ts';
import { decodeJsonString } from '../json/json-string.ts';
import { type HoconToken, scanHocon } from './scan-hocon.ts';

const MAX_DEPTH = 200;

/** The strings of a HOCON file. Unquoted values are listed too, to be checked. */
export function readHocon(text: string): Reading {
  const reader = new HoconReader(text);
  for (const token of scanHocon(text)) if (!reader.take(token)) break;
  reader.endItem();
  return reader;
}

interface Level {
  readonly isList: boolean;
  readonly path: readonly string[];
  /** The words of a key that is being read. */
  key: string[];
  inValue: boolean;
  /** Quoted texts, substitutions and whole objects in the value that is being read. */
  parts: number;
  words: TextRange | undefined;
  index: number;
}

class HoconReader implements Reading {
  readonly scalars: Scalar[] = [];
  readonly problems: Problem[] = [];
  readonly #text: string;
  readonly #levels: Level[] = [newLevel(false, [])];

  constructor(text: string) {
    this.#text = text;
  }

  /** Whether reading can go on. */
  take(token: HoconToken): boolean {
    const level = this.#level;
    const { kind } = token;
    if (kind === '{' || kind === '[') return this.#open(token);
    if (kind === '}' || kind === ']') this.#close(token);
    else if (kind === ',' || (kind === 'line-break' && !isWaiting(level))) this.endItem();
    else if (kind === '=') this.#separate(token);
    else if (kind === 'unclosed') this.#skipUnclosed(token);
    else if (kind !== 'line-break' && level.inValue) this.#takeValue(token);
    else if (kind === 'string') return this.#takeKey(token, [readValue(this.#sourceOf(token))]);
    else if (kind === 'word') return this.#takeKey(token, this.#sourceOf(token).split('.'));
    return true;
  }

  endItem(): void {
    const level = this.#level;
    const { words, parts } = level;
    if (words !== undefined && parts === 0) this.#takeUnquoted(words);
    if (level.isList && (words !== undefined || parts > 0)) level.index += 1;
    level.words = undefined;
    level.parts = 0;
    if (level.isList) return;
    level.inValue = false;
    level.key = [];
  }

  get #level(): Level {
    return this.#levels.at(-1) ?? newLevel(false, []);
  }

  get #path(): readonly string[] {
    const { isList, path, index, key } = this.#level;
    return isList ? [...path, String(index)] : [...path, ...key];
  }

  #open(token: HoconToken): boolean {
    this.#level.parts += 1;
    this.#level.inValue = true;
    if (this.#levels.length > MAX_DEPTH) return this.#giveUp(token);
    this.#levels.push(newLevel(token.kind === '[', this.#path));
    return true;
  }

  /** Each word is a level: all that is below it has it in its path. */
  #takeKey(token: HoconToken, words: readonly string[]): boolean {
    const { key, path } = this.#level;
    const named = words.filter(Boolean);
    if (path.length + key.length + named.length > MAX_DEPTH) return this.#giveUp(token);
    key.push(...named);
    return true;
  }

  #giveUp({ from, to }: HoconToken): false {
    this.problems.push({ code: 'hocon/nesting', severity: 'error', from, to });
    return false;
  }

  #close(token: HoconToken): void {
    this.endItem();
    if (this.#levels.length === 1 || this.#level.isList !== (token.kind === ']')) {
      this.#report(token);
      return;
    }
    // The braces around a whole file are no value of a key.
    this.#levels.pop();
  }

  #separate(token: HoconToken): void {
    const level = this.#level;
    if (level.isList || level.inValue || level.key.length === 0) this.#report(token);
    else level.inValue = true;
  }

  #skipUnclosed(token: HoconToken): void {
    this.#report(token);
    this.#level.parts += 1;
  }

  #takeValue(token: HoconToken): void {
    const level = this.#level;
    const { kind, from, to } = token;
    if (kind === 'word') {
      level.words = { from: level.words?.from ?? from, to };
      return;
    }
    level.parts += 1;
    if (kind === 'substitution') return;
    const value = readValue(this.#sourceOf(token));
    const scalar: ScalarKind = kind === 'raw' ? 'raw' : 'json';
    this.scalars.push({ path: this.#path, from, to, value, kind: scalar, used: 1 });
  }

  #takeUnquoted({ from, to }: TextRange): void {
    const value = this.#text.slice(from, to);
    const refused = /[&^?!@*`\\]/.exec(value);
    if (refused !== null) {
      const at = from + refused.index;
      this.#report({ from: at, to: at + 1 }, refused[0]);
    }
    if (/^(?:true|false|null|[-+]?[\d.]+(?:[eE][-+]?\d+)?)$/.test(value)) return;
    this.scalars.push({ path: this.#path, from, to, value, kind: 'unquoted', used: 1 });
  }

  #report({ from, to }: TextRange, detail = this.#text.slice(from, Math.min(to, from + 20))): void {
    this.problems.push({ code: 'hocon/syntax', severity: 'error', from, to, detail });
  }

  #sourceOf({ from, to }: TextRange): string {
    return this.#text.slice(from, to);
  }
}

function newLevel(isList: boolean, path: readonly string[]): Level {
  return { isList, path, key: [], inValue: isList, parts: 0, words: undefined, index: 0 };
}

/** A separator may be on the line after its key, and a value on the line after that. */
function isWaiting({ isList, parts, words }: Level): boolean {
  return !isList && parts === 0 && words === undefined;
}

function readValue(source: string): string {
  if (source.startsWith('"""')) return source.slice(3, -3);
  return decodeJsonString(source)?.value ?? source.slice(1, -1);
}
