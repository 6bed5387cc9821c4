import { endOfLine, endOfName, endOfRun, isDigit, isNameStart } from './code-characters.ts';
import type { LiteralForm } from './code-text.ts';
import type { CodeToken, LiteralToken } from './code-token.ts';
import type { SourceLanguage } from './languages.ts';
import { type LiteralContent, scanContent } from './literal-content.ts';
import { FORMS, QUOTED_FORMS } from './literal-forms.ts';

/** A literal in a hole of a literal in a hole …: deeper ones are no texts of people. */
const MAX_DEPTH = 32;
/** What is opened and never closed is read again as if it were not opened. A file with more is no program. */
const MAX_RETRIES = 20;
/** Regular expressions and names in quotes are shorter. */
const MAX_BETWEEN = 2000;

interface OpenLiteral extends LiteralContent {
  readonly from: number;
  readonly contentFrom: number;
  /** How many tokens there were before it. */
  readonly tokens: number;
  hole: { readonly from: number; braces: number } | undefined;
}

/** The tokens of a program, in one pass. A mistake in a literal ends at the end of its line. */
export function scanCode(source: string, language: SourceLanguage): readonly CodeToken[] {
  return new CodeScanner(source, language).scan();
}

class CodeScanner {
  readonly #source: string;
  readonly #language: SourceLanguage;
  readonly #tokens: CodeToken[] = [];
  readonly #open: OpenLiteral[] = [];
  #at = 0;
  #retries = 0;

  constructor(source: string, language: SourceLanguage) {
    this.#source = source;
    this.#language = language;
  }

  scan(): readonly CodeToken[] {
    do {
      while (this.#at < this.#source.length) {
        const literal = this.#open.at(-1);
        if (literal === undefined || literal.hole !== undefined) this.#scanCode(literal);
        else this.#scanContent(literal);
      }
    } while (this.#retry());
    return this.#tokens;
  }

  /** Goes back to the first long literal that is still open at the end, and on after its line. */
  #retry(): boolean {
    const index = this.#open.findIndex(({ form }) => FORMS[form].isLong);
    const literal = this.#open[index];
    if (literal === undefined || this.#retries >= MAX_RETRIES) return false;
    this.#retries += 1;
    this.#open.length = index;
    this.#tokens.length = literal.tokens;
    this.#at = endOfLine(this.#source, literal.from);
    return true;
  }

  #push(kind: Exclude<CodeToken['kind'], 'literal'>, from: number, to: number): void {
    this.#tokens.push({ kind, from, to });
    this.#at = to;
  }

  #scanContent(literal: OpenLiteral): void {
    const stop = scanContent(this.#source, this.#at, literal);
    switch (stop.kind) {
      case 'hole':
        literal.hole = { from: stop.from, braces: 0 };
        this.#push('hole-open', stop.from, stop.to);
        return;
      case 'closed':
        this.#close(literal, stop.at);
        return;
      case 'line-end':
        // A literal that is not closed on its line is none.
        this.#open.pop();
        this.#at = stop.at + 1;
        return;
      case 'end':
        this.#at = this.#source.length;
    }
  }

  #close({ form, from, contentFrom, closing, holes }: OpenLiteral, at: number): void {
    const to = at + closing.length;
    const content = { from: contentFrom, to: at };
    const token: LiteralToken = { kind: 'literal', form, from, to, content, holes };
    this.#tokens.push(token);
    this.#open.pop();
    this.#at = to;
  }

  #scanCode(literal: OpenLiteral | undefined): void {
    const source = this.#source;
    const at = this.#at;
    const code = source.charCodeAt(at);
    if (code <= 32) {
      this.#at += 1;
    } else if (isNameStart(code, this.#hasDollarNames()) || isDigit(code)) {
      this.#scanName(at);
    } else if (!this.#scanComment(at) && !this.#scanQuoted(at)) {
      if (literal?.hole !== undefined && this.#closesHole(literal, literal.hole, at)) return;
      this.#push('sign', at, at + 1);
    }
  }

  #hasDollarNames(): boolean {
    return this.#language === 'java' || this.#language === 'javascript';
  }

  #scanName(at: number): void {
    const source = this.#source;
    const end = endOfName(source, at, this.#hasDollarNames());
    if (this.#language === 'rust' && end - at <= 2) {
      const prefix = source.slice(at, end);
      const hashes = endOfRun(source, end, '#');
      if (source[hashes] === '"' && (hashes === end || prefix.endsWith('r'))) {
        const isRaw = /^[bc]?r$/.test(prefix);
        if (isRaw || prefix === 'b' || prefix === 'c') {
          const closing = `"${'#'.repeat(hashes - end)}`;
          this.#begin(isRaw ? 'rust-raw' : 'rust', at, hashes + 1, closing);
          return;
        }
      }
    }
    this.#push('name', at, end);
  }

  #closesHole(literal: OpenLiteral, hole: NonNullable<OpenLiteral['hole']>, at: number): boolean {
    const char = this.#source[at];
    if (char === '{') hole.braces += 1;
    if (char !== '}') return false;
    if (hole.braces > 0) {
      hole.braces -= 1;
      return false;
    }
    literal.holes.push({ from: hole.from, to: at + 1 });
    literal.hole = undefined;
    this.#push('hole-close', at, at + 1);
    return true;
  }

  #scanComment(at: number): boolean {
    const source = this.#source;
    if (source[at] !== '/') return false;
    const next = source[at + 1];
    if (next === '/') this.#push('comment', at, endOfLine(source, at));
    else if (next === '*') this.#push('comment', at, this.#endOfComment(at));
    else return false;
    return true;
  }

  #endOfComment(from: number): number {
    const source = this.#source;
    const isNested = this.#language === 'kotlin' || this.#language === 'rust';
    let depth = 0;
    for (let at = from; at < source.length; at += 1) {
      if (source[at] === '/' && source[at + 1] === '*' && (isNested || depth === 0)) {
        depth += 1;
        at += 1;
      } else if (source[at] === '*' && source[at + 1] === '/') {
        depth -= 1;
        at += 1;
        if (depth === 0) return at + 1;
      }
    }
    this.#retries += 1;
    return this.#retries > MAX_RETRIES ? source.length : endOfLine(source, from);
  }

  #scanQuoted(at: number): boolean {
    const source = this.#source;
    const char = source.charAt(at);
    const language = this.#language;
    if (language === 'kotlin' && char === '$') return this.#scanDollarQuote(at);
    if (language === 'kotlin' && char === '`') return this.#scanBetween(at, '`', 'name');
    if (language === 'javascript' && char === '/') {
      return !this.#isBehindValue() && this.#scanBetween(at, '/', 'other');
    }
    const form = QUOTED_FORMS[language].find((each) => source.startsWith(FORMS[each].opening, at));
    if (form === 'groovy-slashy' && this.#isBehindValue()) return false;
    if (form === undefined) return char === "'" && this.#scanCharacter(at);
    this.#begin(form, at, at + FORMS[form].opening.length);
    return true;
  }

  /** `$$"…"` */
  #scanDollarQuote(at: number): boolean {
    const source = this.#source;
    const quote = endOfRun(source, at, '$');
    const isRaw = source.startsWith('"""', quote);
    if (source[quote] !== '"') return false;
    const from = quote + (isRaw ? 3 : 1);
    this.#begin(isRaw ? 'kotlin-raw' : 'kotlin', at, from, isRaw ? '"""' : '"', quote - at);
    return true;
  }

  /** What may hold quotes and is no string: `/["']/` of JavaScript. */
  #scanBetween(at: number, closing: string, kind: 'name' | 'other'): boolean {
    const source = this.#source;
    let isInClass = false;
    for (let to = at + 1; to < at + MAX_BETWEEN; to += 1) {
      const char = source.charAt(to);
      if (char === '' || char === '\n' || char === '\r') return false;
      if (char === '\\') to += 1;
      else if (char === '[') isInClass = true;
      else if (char === ']') isInClass = false;
      else if (char === closing && (!isInClass || closing === '`')) {
        this.#push(kind, at, to + 1);
        return true;
      }
    }
    return false;
  }

  /** `'"'`, and not `'a` of Rust. */
  #scanCharacter(at: number): boolean {
    CHARACTER.lastIndex = at;
    if (!CHARACTER.test(this.#source)) return false;
    this.#push('other', at, CHARACTER.lastIndex);
    return true;
  }

  #begin(
    form: LiteralForm,
    from: number,
    contentFrom: number,
    closing = FORMS[form].closing,
    dollars = 1,
  ): void {
    if (this.#open.length >= MAX_DEPTH) {
      this.#push('sign', from, contentFrom);
      return;
    }
    const tokens = this.#tokens.length;
    const hole = undefined;
    this.#open.push({ form, from, contentFrom, closing, dollars, holes: [], tokens, hole });
    this.#at = contentFrom;
  }

  /** Whether a `/` would divide what is before it. */
  #isBehindValue(): boolean {
    const last = this.#tokens.findLast(({ kind }) => kind !== 'comment');
    if (last === undefined || last.kind === 'hole-open') return false;
    const text = this.#source.slice(last.from, Math.min(last.to, last.from + 12));
    if (last.kind === 'sign') return /^[)\]}]$/.test(text);
    return last.kind !== 'name' || !BEFORE_VALUE.has(text);
  }
}

const CHARACTER = /'(?:\\[^\r\n']?[^\r\n']{0,12}|[^\r\n\\'])'/uy;
const BEFORE_VALUE: ReadonlySet<string> = new Set(
  'return typeof case in of delete void throw new else do instanceof yield await assert'.split(' '),
);
