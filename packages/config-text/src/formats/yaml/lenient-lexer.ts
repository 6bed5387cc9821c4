import { Lexer } from 'yaml';

/** The parts of `yaml`'s lexer that are private in its types; `~2.9` has them. */
interface LexerInside {
  buffer: string;
  indentNext: number;
  lex(source: string): Generator<string, void>;
  continueScalar(offset: number): number;
  parseQuotedScalar(): Generator<string, unknown>;
  parseFlowCollection(): Generator<string, unknown>;
}

const OpenLexer = Lexer as unknown as new () => LexerInside;

/** Accepts the lines that SnakeYAML accepts although they are indented too little. */
export class LenientLexer extends OpenLexer {
  /** Offsets of lines inside quotes that YAML wants indented further. */
  readonly underIndented: number[] = [];
  readonly #lenientFlow: boolean;
  #inQuotes = false;

  constructor(lenientFlow: boolean) {
    super();
    this.#lenientFlow = lenientFlow;
  }

  override continueScalar(offset: number): number {
    const end = super.continueScalar(offset);
    if (end !== -1 || !this.#inQuotes) return end;
    if (/^(?:---|\.\.\.)\s/.test(this.buffer.slice(offset, offset + 4))) return -1;
    this.underIndented.push(offset);
    let at = offset;
    while (this.buffer[at] === ' ') at += 1;
    return at;
  }

  override *parseQuotedScalar(): Generator<string, unknown> {
    this.#inQuotes = true;
    try {
      return yield* super.parseQuotedScalar();
    } finally {
      this.#inQuotes = false;
    }
  }

  /** SnakeYAML does not look at indentation between brackets. */
  override *parseFlowCollection(): Generator<string, unknown> {
    const { indentNext } = this;
    if (this.#lenientFlow) this.indentNext = 0;
    try {
      return yield* super.parseFlowCollection();
    } finally {
      if (this.#lenientFlow) this.indentNext = indentNext;
    }
  }
}
