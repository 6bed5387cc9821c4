import { Composer, type Document, type ParsedNode, Parser, type YAMLParseError } from 'yaml';
import type { Problem } from '../format.ts';
import { LenientLexer } from './lenient-lexer.ts';

/** Bukkit lets SnakeYAML read collections this deep. */
export const DEEPEST = 100;
/** The composer calls itself for each level, so deeper files are not given to it. */
const REFUSED_DEPTH = 2 * DEEPEST + 20;

export interface Composed {
  readonly documents: readonly Document.Parsed<ParsedNode>[];
  readonly errors: readonly YAMLParseError[];
  readonly warnings: readonly Problem[];
}

/** Undefined for a file that is nested too deeply. */
export function compose(source: string): Composed | undefined {
  // SnakeYAML ends lines at these too.
  const text = source.replace(/\r(?!\n)|\u0085/g, '\n');
  const composed = composeWith(text, false);
  if (composed === undefined || composed.errors.length === 0) return composed;
  // Lines between brackets may be indented as they like, but with mistakes in the file the stricter way
  // finds its way back sooner.
  const lenient = composeWith(text, true);
  return lenient?.errors.length === 0 ? lenient : composed;
}

function composeWith(text: string, lenientFlow: boolean): Composed | undefined {
  const lexer = new LenientLexer(lenientFlow);
  const parser = new Parser();
  const composer = new Composer<ParsedNode>({
    schema: 'failsafe',
    version: '1.2',
    merge: false,
    // Looking for duplicates takes quadratic time there.
    uniqueKeys: false,
    keepSourceTokens: true,
    prettyErrors: false,
  });
  const documents: Document.Parsed<ParsedNode>[] = [];
  const tabs = new TabFinder();
  for (const lexeme of lexer.lex(text)) {
    tabs.next(lexeme);
    for (const token of parser.next(lexeme)) documents.push(...composer.next(token));
    if (parser.stack.length > REFUSED_DEPTH) return undefined;
  }
  for (const token of parser.end()) documents.push(...composer.next(token));
  documents.push(...composer.end(false, text.length));
  const underIndented = lexer.underIndented.map((from): Problem => {
    return { rule: 'yaml/under-indented', level: 'warning', from, to: from };
  });
  return {
    documents,
    errors: documents.flatMap(({ errors }) => errors),
    warnings: [...tabs.problems, ...underIndented],
  };
}

/** SnakeYAML takes tabs between tokens for none of its characters, except behind a plain scalar. */
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
    const isBlank = /^[ \t]+$/.test(lexeme);
    if (isBlank && !this.#isScalar && !this.#afterPlain && lexeme.includes('\t')) {
      const from = this.#offset + lexeme.indexOf('\t');
      this.problems.push({ rule: 'yaml/tab', level: 'error', from, to: from + 1 });
    }
    this.#afterPlain = this.#isScalar;
    this.#isScalar = false;
    this.#offset += lexeme.length;
  }
}
