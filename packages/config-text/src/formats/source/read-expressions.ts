import type { Filling } from './code-text.ts';
import type { CodeToken, LiteralToken } from './code-token.ts';
import {
  DECLARES,
  FILLS,
  INFIX_WORDS,
  NO_CALLS,
  TRIMS,
  WORDS_BEFORE_VALUE,
  WORDS_BETWEEN,
} from './code-words.ts';
import type { Expression, LiteralPiece } from './expression.ts';
import { type Building, type Frame, frameOf } from './expression-frame.ts';
import { callOf, markOf } from './expression-surroundings.ts';
import type { SourceLanguage } from './languages.ts';
import { scanCode } from './scan-code.ts';

/** A text in a call in a text …: deeper ones are no texts of people. */
const MAX_DEPTH = 32;
const MAX_NAMES = 4;

/** All expressions with literals, in the order of their places. */
export function readExpressions(source: string, language: SourceLanguage): readonly Expression[] {
  const reader = new ExpressionReader(source, language);
  for (const token of scanCode(source, language)) reader.take(token);
  return reader.end();
}

class ExpressionReader {
  readonly #source: string;
  readonly #language: SourceLanguage;
  readonly #found: Expression[] = [];
  readonly #frames: Frame[] = [frameOf('', undefined, false, undefined)];

  constructor(source: string, language: SourceLanguage) {
    this.#source = source;
    this.#language = language;
  }

  get #top(): Frame {
    const top = this.#frames.at(-1);
    if (top === undefined) throw new Error('the outermost frame is never closed');
    return top;
  }

  end(): readonly Expression[] {
    while (this.#frames.length > 1) this.#pop();
    this.#flush(this.#top);
    return this.#found.sort((one, other) => one.from - other.from || other.to - one.to);
  }

  take(token: CodeToken): void {
    switch (token.kind) {
      case 'comment':
        this.#takeComment(token.from, token.to);
        return;
      case 'literal':
        this.#takeLiteral(token);
        return;
      case 'name':
        this.#takeName(this.#source.slice(token.from, token.to), token.from);
        return;
      case 'other':
        this.#takeValue();
        return;
      case 'hole-open':
        this.#frames.push(frameOf('hole', undefined, false, this.#top));
        return;
      case 'hole-close':
        while (this.#top.opener !== 'hole') this.#pop();
        this.#pop();
        return;
      case 'sign':
        this.#takeSign(this.#source.charAt(token.from), token.from);
        return;
    }
  }

  #takeComment(from: number, to: number): void {
    const language = /^\/[/*]\s*language=(\w+)/i.exec(this.#source.slice(from, from + 200))?.[1];
    if (language !== undefined && to > from) this.#top.mark = { says: language, isUsed: false };
  }

  #takeLiteral(token: LiteralToken): void {
    const top = this.#top;
    const literal: LiteralPiece = { ...token, filling: this.#fillingOf(top) };
    const { building, plusEnd } = top;
    if (building !== undefined && plusEnd !== undefined) {
      building.pieces.push(literal);
      building.last = literal;
    } else {
      this.#flush(top);
      const hasHole = plusEnd !== undefined;
      top.building = {
        from: hasHole ? plusEnd - 1 : literal.from,
        pieces: hasHole ? ['hole', literal] : [literal],
        last: literal,
        plusEnd: 0,
        method: undefined,
        argument: top.argument,
      };
    }
    top.plusEnd = undefined;
    top.names = [];
    top.before = 'nothing';
  }

  #fillingOf({ call, argument, building }: Frame): Filling {
    const name = call?.names.at(-1);
    if (name?.endsWith('!') === true && building === undefined) return 'braces';
    const isFormat = name === 'format' && call?.names.at(-2) === 'String';
    return isFormat && argument <= 1 ? 'printf' : 'none';
  }

  #takeName(name: string, from: number): void {
    const top = this.#top;
    const { before, building } = top;
    if (before !== 'dot') top.isAnnotation = before === 'at';
    if (before === 'at') {
      top.names = [name];
      top.before = 'name';
      if (name === 'MiniMessage') top.mark = { says: name, isUsed: false };
      return;
    }
    const follows = before === 'name' || before === 'call';
    if ((follows || DECLARES.has(name)) && top.mark?.isUsed === true) top.mark = undefined;
    if (before === 'dot') top.names = [...top.names, name].slice(-MAX_NAMES);
    else top.names = [name];
    const isInfix = INFIX_WORDS.has(name) && top.plusEnd === undefined;
    if ((WORDS_BETWEEN.has(name) || isInfix) && before !== 'dot') {
      this.#breakOff(top);
      top.before = 'sign';
      return;
    }
    if (building !== undefined && before === 'dot' && building.pieces.at(-1) === building.last) {
      this.#takeMethod(building, name, from + name.length);
    } else if (before !== 'dot') {
      if (follows || (building !== undefined && top.plusEnd === undefined && before === 'nothing'))
        this.#breakOff(top);
      this.#takeValue();
    }
    top.before = WORDS_BEFORE_VALUE.has(name) ? 'word' : 'name';
  }

  #takeMethod(building: Building, name: string, end: number): void {
    const trim = Object.hasOwn(TRIMS, name) ? TRIMS[name] : undefined;
    const change = (last: LiteralPiece) => {
      building.pieces[building.pieces.length - 1] = last;
      building.last = last;
    };
    if (FILLS.has(name)) change({ ...building.last, filling: 'printf' });
    else if (trim !== undefined && building.last.trim === undefined) {
      change({ ...building.last, trim });
      building.plusEnd = end;
    } else building.method ??= name;
  }

  /** What is computed. */
  #takeValue(): void {
    const top = this.#top;
    top.isPure &&= top.building !== undefined;
    if (top.building !== undefined && top.plusEnd !== undefined) top.building.pieces.push('hole');
    top.plusEnd = undefined;
    top.before = 'name';
  }

  #takeSign(sign: string, from: number): void {
    const top = this.#top;
    switch (sign) {
      case '(':
      case '[':
      case '{':
        this.#push(sign, from);
        return;
      case ')':
      case ']':
      case '}':
        this.#takeCloser(sign);
        return;
      case '+':
        this.#takePlus(from);
        return;
      case '.':
      case '!':
        top.before = sign === '.' ? 'dot' : top.before;
        return;
      case '@':
        this.#breakOff(top);
        top.before = 'at';
        return;
      case '-':
      case '*':
      case '/':
      case '%':
        if (top.building?.pieces.at(-1) === 'hole' || top.plusEnd !== undefined) {
          this.#takeValue();
          top.before = 'sign';
          return;
        }
        break;
      case '?':
        if (this.#source[from + 1] === '.') return;
        break;
      case ',':
        this.#breakOff(top);
        top.argument += 1;
        return;
      case ';':
        this.#breakOff(top);
        top.mark = undefined;
        return;
      case '=':
        // `text += "more"`
        if (top.plusEnd === from) return;
    }
    this.#breakOff(top);
  }

  #takePlus(from: number): void {
    const top = this.#top;
    if (this.#source[from + 1] === '+' || top.plusEnd === from) {
      top.plusEnd = undefined;
      return;
    }
    top.plusEnd = from + 1;
    top.before = 'sign';
    if (top.building !== undefined && top.building.pieces.at(-1) === top.building.last)
      top.building.plusEnd = from + 1;
  }

  #push(opener: '(' | '[' | '{', from: number): void {
    const top = this.#top;
    const { before, names } = top;
    const isMacro = this.#language === 'rust' && this.#source[from - 1] === '!';
    const name = names.at(-1) ?? '';
    const isCall = opener !== '{' && before === 'name' && !NO_CALLS.has(name);
    const isArgument = opener !== '[' || isMacro;
    const called = isMacro ? [...names.slice(0, -1), `${name}!`] : names;
    const kind = top.isAnnotation ? 'annotation' : 'call';
    const call = isCall && isArgument ? ({ names: called, kind } as const) : undefined;
    const isGroup = opener === '(' && !isCall;
    if (opener === '{') this.#breakOff(top);
    this.#frames.push(frameOf(opener, call, isGroup, top));
  }

  #takeCloser(closer: string): void {
    const opener = closer === ')' ? '(' : closer === ']' ? '[' : '{';
    if (opener === '{' && this.#top.braces > 0) {
      while (this.#top.opener !== '{') this.#pop();
    }
    if (this.#top.opener === opener) this.#pop();
    else this.#breakOff(this.#top);
  }

  #pop(): void {
    const frame = this.#top;
    const { building } = frame;
    const isDeep = frame.holes > MAX_DEPTH;
    const isAdopted = frame.isGroup && frame.isPure && frame.argument === 0 && !isDeep;
    if (!isAdopted) this.#flush(frame);
    this.#frames.pop();
    const top = this.#top;
    if (isAdopted && building !== undefined) {
      this.#adopt(top, frame, building);
      return;
    }
    if (frame.opener === 'hole') return;
    if (frame.opener === '{') {
      this.#breakOff(top);
      return;
    }
    if (frame.isGroup) {
      this.#takeValue();
      top.before = 'group';
      return;
    }
    top.before = frame.call?.kind === 'annotation' ? 'sign' : 'call';
  }

  /** The expression of a group becomes a part of the one around it. */
  #adopt(top: Frame, { plusEnd }: Frame, inner: Building): void {
    const { building } = top;
    if (building !== undefined && top.plusEnd !== undefined) {
      for (const piece of inner.pieces) {
        if (piece !== 'hole' || building.pieces.at(-1) !== 'hole') building.pieces.push(piece);
      }
      building.last = inner.last;
      building.plusEnd = inner.plusEnd;
    } else {
      this.#flush(top);
      top.building = { ...inner, argument: top.argument };
      if (top.plusEnd !== undefined && inner.pieces[0] !== 'hole') {
        inner.pieces.unshift('hole');
        top.building.from = top.plusEnd - 1;
      }
    }
    if (plusEnd !== undefined) top.building?.pieces.push('hole');
    top.plusEnd = undefined;
    top.before = 'nothing';
  }

  #breakOff(frame: Frame): void {
    this.#flush(frame);
    frame.isPure = false;
    frame.plusEnd = undefined;
    frame.before = 'sign';
  }

  #flush(frame: Frame): void {
    const { building, plusEnd } = frame;
    frame.building = undefined;
    if (building === undefined || frame.holes > MAX_DEPTH) return;
    const { from, last, method, argument } = building;
    const pieces = [...building.pieces];
    if (plusEnd !== undefined && pieces.at(-1) !== 'hole') pieces.push('hole');
    const to = Math.max(last.to, building.plusEnd > last.from ? building.plusEnd : 0);
    const mark = markOf(this.#frames, frame, last, this.#source);
    const call = callOf(this.#frames, argument);
    this.#found.push({ from, to, pieces, surroundings: { call, method, mark } });
  }
}
