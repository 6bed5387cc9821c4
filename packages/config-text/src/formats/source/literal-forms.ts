import type { EscapeSet } from '@fucina/quoting';
import type { LiteralForm } from './code-text.ts';
import type { SourceLanguage } from './languages.ts';

/** `dollar-name` is `${…}` or `$name`, `dollar-path` also `$name.path`, `slash` is `\{…}`. */
type Holes = 'none' | 'dollar' | 'dollar-name' | 'dollar-path' | 'slash';

export interface FormRules {
  readonly opening: string;
  readonly closing: string;
  /** Whether a line break may be in it. */
  readonly isLong: boolean;
  readonly holes: Holes;
  readonly escapes: Escapes;
}

/**
 * `slashy`: only `\/` · `dollar`: only `$$` and `$/` · a set: all that begins with a backslash; what the set lacks stands
 * for its letter.
 */
type Escapes = 'none' | 'slashy' | 'dollar' | BackslashEscapes;

export interface BackslashEscapes extends EscapeSet {
  /** `\7`, `\377`. */
  readonly hasOctal?: boolean;
  /** `\u{1f600}`. */
  readonly hasBraces?: boolean;
  /** `\uuu0041`. */
  readonly hasManyU?: boolean;
}

const LINE_JOIN = /\\(?:\r\n|[\r\n])/y;
const C_LETTERS = { b: '\b', t: '\t', n: '\n', r: '\r', '"': '"', "'": "'", '\\': '\\' };
const JAVA: BackslashEscapes = {
  short: { ...C_LETTERS, f: '\f', s: ' ' },
  hex: { u: 4 },
  hasOctal: true,
  hasManyU: true,
};
const KOTLIN: BackslashEscapes = { short: { ...C_LETTERS, $: '$' }, hex: { u: 4 } };
const GROOVY: BackslashEscapes = {
  short: { ...C_LETTERS, f: '\f', s: ' ', $: '$' },
  hex: { u: 4 },
  hasOctal: true,
  hasManyU: true,
  lineJoin: LINE_JOIN,
};
const JAVASCRIPT: BackslashEscapes = {
  short: { ...C_LETTERS, f: '\f', v: '\v', 0: '\0' },
  hex: { x: 2, u: 4 },
  hasBraces: true,
  lineJoin: LINE_JOIN,
};
const RUST: BackslashEscapes = {
  short: { t: '\t', n: '\n', r: '\r', 0: '\0', '"': '"', "'": "'", '\\': '\\' },
  hex: { x: 2 },
  hasBraces: true,
  lineJoin: /\\(?:\r\n|[\r\n])\s*/y,
};

const SHORT = { isLong: false } as const;
const LONG = { isLong: true } as const;
const quoted = (opening: string, closing = opening) => ({ opening, closing });

export const FORMS: Readonly<Record<LiteralForm, FormRules>> = {
  java: { ...quoted('"'), ...SHORT, holes: 'slash', escapes: JAVA },
  'java-block': {
    ...quoted('"""'),
    ...LONG,
    holes: 'slash',
    escapes: { ...JAVA, lineJoin: LINE_JOIN },
  },
  kotlin: { ...quoted('"'), ...SHORT, holes: 'dollar-name', escapes: KOTLIN },
  'kotlin-raw': { ...quoted('"""'), ...LONG, holes: 'dollar-name', escapes: 'none' },
  groovy: { ...quoted('"'), ...SHORT, holes: 'dollar-path', escapes: GROOVY },
  'groovy-lines': { ...quoted('"""'), ...LONG, holes: 'dollar-path', escapes: GROOVY },
  'groovy-apostrophe': { ...quoted("'"), ...SHORT, holes: 'none', escapes: GROOVY },
  'groovy-apostrophe-lines': { ...quoted("'''"), ...LONG, holes: 'none', escapes: GROOVY },
  'groovy-slashy': { ...quoted('/'), ...LONG, holes: 'dollar-path', escapes: 'slashy' },
  'groovy-dollar': { ...quoted('$/', '/$'), ...LONG, holes: 'dollar-path', escapes: 'dollar' },
  javascript: { ...quoted('"'), ...SHORT, holes: 'none', escapes: JAVASCRIPT },
  'javascript-apostrophe': { ...quoted("'"), ...SHORT, holes: 'none', escapes: JAVASCRIPT },
  'javascript-template': { ...quoted('`'), ...LONG, holes: 'dollar', escapes: JAVASCRIPT },
  rust: { ...quoted('"'), ...LONG, holes: 'none', escapes: RUST },
  'rust-raw': { ...quoted('"'), ...LONG, holes: 'none', escapes: 'none' },
};

/** The forms of a language that begin with a quote; a longer quote is before a shorter one. */
export const QUOTED_FORMS: Readonly<Record<SourceLanguage, readonly LiteralForm[]>> = {
  java: ['java-block', 'java'],
  kotlin: ['kotlin-raw', 'kotlin'],
  groovy: [
    'groovy-apostrophe-lines',
    'groovy-lines',
    'groovy-apostrophe',
    'groovy',
    'groovy-dollar',
    'groovy-slashy',
  ],
  javascript: ['javascript-template', 'javascript-apostrophe', 'javascript'],
  rust: ['rust'],
};
