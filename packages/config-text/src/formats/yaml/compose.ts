import {
  Composer,
  type CST,
  type Document,
  type DocumentOptions,
  type ParsedNode,
  type ParseOptions,
  Parser,
  type SchemaOptions,
  type YAMLParseError,
} from 'yaml';
import type { Problem } from '../format.ts';
import { LenientLexer } from './lenient-lexer.ts';

/** Bukkit lets SnakeYAML read collections this deep. */
export const MAX_DEPTH = 100;
type ComposeErrorHandler = (
  ...error: readonly [
    source: unknown,
    code: YAMLParseError['code'],
    message: string,
    isWarning?: boolean,
  ]
) => void;

/** The composer calls itself for each level, so deeper files are not given to it. */
const REFUSED_DEPTH = 2 * MAX_DEPTH + 20;

export interface Composed {
  readonly documents: readonly Document.Parsed<ParsedNode>[];
  readonly errors: readonly YAMLParseError[];
  readonly warnings: readonly Problem[];
}

/** Seconds of reading, and all memory of a page: 300,000 lines have as many. */
const MAX_LEXEMES = 2_500_000;
/** The game refuses a file for one error; each one costs memory, and a megabyte has room for very many. */
const MAX_ERRORS = 1000;

export type Refusal = 'nesting' | 'too-many-errors' | 'too-big';

/** Reads a file, unless it has too much of something. */
export function compose(source: string): Composed | Refusal {
  // SnakeYAML ends lines at these too.
  const text = source.replace(/\r(?!\n)|\u0085/g, '\n');
  return withoutTraces(() => composeText(text));
}

function composeText(text: string): Composed | Refusal {
  const composed = composeWith(text, false);
  if (typeof composed === 'string' || composed.errors.every(isMissingBlank)) return composed;
  // Lines between brackets may be indented as they like, but with mistakes in the file the stricter way
  // finds its way back sooner.
  const lenient = composeWith(text, true);
  return typeof lenient === 'string' ? composed : lenient;
}

/** Where the engine has it (not in Firefox), it says how much of a trace each error gets. */
const traces: typeof Error & { stackTraceLimit?: number } = Error;

/** Each mistake is an error of the library, and where it was found in its code takes longer than to find it. */
function withoutTraces<Value>(work: () => Value): Value {
  const { stackTraceLimit } = traces;
  if (stackTraceLimit === undefined) return work();
  traces.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    traces.stackTraceLimit = stackTraceLimit;
  }
}

/** SnakeYAML wants no blank before a comment. */
export function isMissingBlank({
  code,
  message,
}: Pick<YAMLParseError, 'code' | 'message'>): boolean {
  return code === 'MISSING_CHAR' && message.startsWith('Comments must be separated');
}

/** The lenient way is only taken where it finds no mistake, so it ends at the first one. */
function composeWith(text: string, lenientFlow: boolean): Composed | Refusal {
  const lexer = new LenientLexer(lenientFlow);
  const parser = new Parser();
  const composer = new CountingComposer(lenientFlow ? 0 : MAX_ERRORS);
  const documents: Document.Parsed<ParsedNode>[] = [];
  const tabs = text.includes('\t') ? new TabFinder() : undefined;
  let lexemes = 0;
  try {
    for (const lexeme of lexer.lex(text)) {
      lexemes += 1;
      if (lexemes > MAX_LEXEMES) return 'too-big';
      tabs?.next(lexeme);
      for (const token of parser.next(lexeme)) documents.push(...composer.next(token));
      if (parser.stack.length > REFUSED_DEPTH) return 'nesting';
    }
    for (const token of parser.end()) documents.push(...composer.next(token));
    documents.push(...composer.end(false, text.length));
  } catch (error) {
    if (error instanceof TooManyErrors) return 'too-many-errors';
    throw error;
  }
  const underIndented = lexer.underIndented.map((from): Problem => {
    return { code: 'yaml/under-indented', severity: 'warning', from, to: from };
  });
  return {
    documents,
    errors: documents.flatMap(({ errors }) => errors),
    warnings: [...(tabs?.problems ?? []), ...underIndented],
  };
}

class TooManyErrors extends Error {}

/** The part of `yaml`’s composer that is private in its types; `~2.9` has it. */
interface ComposerInside {
  onError: ComposeErrorHandler;
  next(token: CST.Token): Generator<Document.Parsed<ParsedNode>, void>;
  end(forceDocument: boolean, endOffset: number): Generator<Document.Parsed<ParsedNode>, void>;
}

const OpenComposer = Composer as unknown as new (
  options: ParseOptions & DocumentOptions & SchemaOptions,
) => ComposerInside;

class CountingComposer extends OpenComposer {
  readonly #most: number;
  #errors = 0;

  constructor(most: number) {
    super({
      schema: 'failsafe',
      version: '1.2',
      merge: false,
      // Looking for duplicates takes quadratic time there.
      uniqueKeys: false,
      keepSourceTokens: true,
      prettyErrors: false,
    });
    this.#most = most;
    const { onError } = this;
    this.onError = (...error) => {
      const [, code, message, isWarning] = error;
      const isMistake = this.#most > 0 || !(isWarning || isMissingBlank({ code, message }));
      if (isMistake) this.#count();
      onError(...error);
    };
  }

  override next(token: CST.Token): Generator<Document.Parsed<ParsedNode>, void> {
    if (token.type === 'error') this.#count();
    return super.next(token);
  }

  #count(): void {
    this.#errors += 1;
    if (this.#errors > this.#most) throw new TooManyErrors();
  }
}

/** SnakeYAML takes tabs between tokens for none of its characters, except after a plain scalar. */
class TabFinder {
  readonly problems: Problem[] = [];
  #offset = 0;
  #afterPlain = false;
  #isScalar = false;

  next(lexeme: string): void {
    // The lexer announces documents and scalars by control characters that are not in the text.
    if (lexeme === '\x02' || lexeme === '\x18') return;
    if (lexeme === '\x1f') {
      this.#isScalar = true;
      return;
    }
    const isChecked = !this.#isScalar && !this.#afterPlain;
    if (isChecked && lexeme.includes('\t') && /^[ \t]+$/.test(lexeme)) {
      const from = this.#offset + lexeme.indexOf('\t');
      this.problems.push({ code: 'yaml/tab', severity: 'error', from, to: from + 1 });
    }
    this.#afterPlain = this.#isScalar;
    this.#isScalar = false;
    this.#offset += lexeme.length;
  }
}
