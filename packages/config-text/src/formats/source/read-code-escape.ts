import { type Escape, readEscape } from '@fucina/quoting';
import type { BackslashEscapes, FormRules } from './literal-forms.ts';

/** The escape that begins here; undefined where none does. */
export function readCodeEscape(
  source: string,
  at: number,
  escapes: FormRules['escapes'],
  to: number,
): Escape | undefined {
  if (escapes === 'none' || at + 1 >= to) return undefined;
  const next = source.charAt(at + 1);
  if (escapes === 'dollar') {
    return source[at] === '$' && /[$/]/.test(next) ? { text: next, end: at + 2 } : undefined;
  }
  if (source[at] !== '\\') return undefined;
  if (escapes === 'slashy') return next === '/' ? { text: '/', end: at + 2 } : undefined;
  const found = readSpecial(source, at, escapes) ?? readEscape(source, at, escapes);
  if (found !== undefined && found.end <= to) return found;
  // No compiler accepts another one, but for JavaScript, where it stands for its letter.
  const letter = String.fromCodePoint(source.codePointAt(at + 1) ?? 0);
  return { text: letter, end: Math.min(at + 1 + letter.length, to) };
}

const OCTAL = /\\(?:[0-3][0-7]{0,2}|[4-7][0-7]?)/y;
const MANY_U = /\\u+([0-9a-fA-F]{4})/y;
const BRACES = /\\u\{([0-9a-fA-F_]{1,8})\}/y;

function readSpecial(
  source: string,
  at: number,
  { hasOctal, hasManyU, hasBraces }: BackslashEscapes,
): Escape | undefined {
  const octal = hasOctal === true ? match(OCTAL, source, at) : undefined;
  if (octal !== undefined) return character(Number.parseInt(octal[0].slice(1), 8), octal);
  const many = hasManyU === true ? match(MANY_U, source, at) : undefined;
  if (many !== undefined) return character(Number.parseInt(many[1] ?? '', 16), many);
  const braces = hasBraces === true ? match(BRACES, source, at) : undefined;
  const point = Number.parseInt((braces?.[1] ?? '').replaceAll('_', ''), 16);
  return braces !== undefined && point <= 0x10_ff_ff ? character(point, braces) : undefined;
}

function character(point: number, { 0: written, index }: RegExpExecArray): Escape {
  return { text: String.fromCodePoint(point), end: index + written.length };
}

function match(pattern: RegExp, source: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(source) ?? undefined;
}
