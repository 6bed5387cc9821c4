import type { TextRange } from '@fucina/minecraft-text/text-problem';
import { type MappedValue, MappedValueBuilder } from '../mapped-value.ts';
import { HOLE } from './code-text.ts';
import type { LiteralPiece, Piece } from './expression.ts';
import { type LineStarts, lineStarts } from './line-starts.ts';
import { FORMS } from './literal-forms.ts';
import { readCodeEscape } from './read-code-escape.ts';

/** The value of an expression whose source this is; `offset` is where the source begins. */
export function mapExpression(
  source: string,
  pieces: readonly Piece[],
  offset: number,
): MappedValue {
  const builder = new MappedValueBuilder(source);
  let end = 0;
  let hasHole = false;
  for (const piece of pieces) {
    if (piece === 'hole') {
      hasHole = true;
      continue;
    }
    const content = moved(piece.content, offset);
    // The hole that an expression begins with is its `+`.
    if (hasHole) builder.add(HOLE, end, end === 0 ? 1 : content.from);
    hasHole = false;
    const holes = piece.holes.map((hole) => moved(hole, offset));
    new LiteralMapper(builder, source, { ...piece, content, holes }).map();
    end = content.to;
  }
  if (hasHole) builder.add(HOLE, end, source.length);
  const first = pieces.find((piece) => piece !== 'hole');
  return builder.build(first === undefined ? 0 : first.content.from - offset);
}

function moved({ from, to }: TextRange, offset: number): TextRange {
  return { from: from - offset, to: to - offset };
}

const BRACES = /\{\{|\}\}|\{[^{}"\n]{0,200}\}/y;
const PRINTF =
  /%(?:\d{1,9}\$)?[-#+ 0,(<]{0,9}\d{0,9}(?:\.\d{1,9})?(?:[bBhHsScCdoxXeEfgGaAn%]|[tT][A-Za-z])/y;
/** How `$` is written where it would begin a hole. */
const DOLLAR = /^\$+\{(?:'\$'|"\$")\}$/;

class LiteralMapper {
  readonly #builder: MappedValueBuilder;
  readonly #source: string;
  readonly #literal: LiteralPiece;
  readonly #lines: LineStarts;
  #at: number;
  #copied: number;
  #nextHole = 0;

  constructor(builder: MappedValueBuilder, source: string, literal: LiteralPiece) {
    this.#builder = builder;
    this.#source = source;
    this.#literal = literal;
    this.#lines = lineStarts(source, literal, literal.content);
    this.#at = this.#lines.from;
    this.#copied = this.#at;
  }

  map(): void {
    this.#beginLine();
    while (this.#at < this.#lines.to) {
      if (!this.#mapHole() && !this.#mapBlank() && !this.#mapEscape() && !this.#mapFilled()) {
        this.#at += 1;
      }
    }
    this.#builder.copy(this.#copied, this.#at);
  }

  #add(text: string, end: number): void {
    this.#builder.copy(this.#copied, this.#at);
    this.#builder.add(text, this.#at, end);
    this.#at = end;
    this.#copied = end;
  }

  #beginLine(): void {
    this.#add('', this.#lines.skipFrom(this.#at));
  }

  #mapHole(): boolean {
    const { holes } = this.#literal;
    while ((holes[this.#nextHole]?.from ?? Infinity) < this.#at) this.#nextHole += 1;
    const hole = holes[this.#nextHole];
    if (hole?.from !== this.#at) return false;
    const written = this.#source.slice(hole.from, Math.min(hole.to, hole.from + 20));
    this.#add(DOLLAR.test(written) ? '$' : HOLE, hole.to);
    return true;
  }

  /** Line breaks, and blanks before them where they are left out. */
  #mapBlank(): boolean {
    const { isLong } = FORMS[this.#literal.form];
    const char = this.#source.charAt(this.#at);
    if (isLong && (char === '\n' || char === '\r')) {
      const isPair = char === '\r' && this.#source[this.#at + 1] === '\n';
      this.#add('\n', this.#at + (isPair ? 2 : 1));
      this.#beginLine();
      return true;
    }
    if (!this.#lines.trimsEnds || (char !== ' ' && char !== '\t')) return false;
    let end = this.#at;
    while (this.#source[end] === ' ' || this.#source[end] === '\t') end += 1;
    if (end >= this.#lines.to || /[\r\n]/.test(this.#source.charAt(end))) {
      this.#add('', Math.min(end, this.#lines.to));
    } else this.#at = end;
    return true;
  }

  #mapEscape(): boolean {
    const { form, content } = this.#literal;
    const { escapes, isLong } = FORMS[form];
    const found = readCodeEscape(this.#source, this.#at, escapes, content.to);
    if (found === undefined) return false;
    this.#add(found.text, found.end);
    // It joined two lines.
    if (found.text === '' && isLong) this.#beginLine();
    return true;
  }

  /** What `String.format` and `format!` fill in. */
  #mapFilled(): boolean {
    const { filling } = this.#literal;
    if (filling === 'none') return false;
    const pattern = filling === 'printf' ? PRINTF : BRACES;
    pattern.lastIndex = this.#at;
    const written = pattern.exec(this.#source)?.[0];
    if (written === undefined) return false;
    this.#add(FILLED[written] ?? HOLE, this.#at + written.length);
    return true;
  }
}

const FILLED: Readonly<Record<string, string>> = { '%%': '%', '%n': '\n', '{{': '{', '}}': '}' };
