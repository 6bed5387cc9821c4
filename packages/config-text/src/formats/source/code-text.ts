/** The character that replaces in a value what the program computes. */
export const HOLE = '\ufffc';

/** How a string literal is written. */
export type LiteralForm =
  | 'java'
  | 'java-block'
  | 'kotlin'
  | 'kotlin-raw'
  | 'groovy'
  | 'groovy-lines'
  | 'groovy-apostrophe'
  | 'groovy-apostrophe-lines'
  | 'groovy-slashy'
  | 'groovy-dollar'
  | 'javascript'
  | 'javascript-apostrophe'
  | 'javascript-template'
  | 'rust'
  | 'rust-raw';

/** `printf`: `%s` is filled in · `braces`: `{}` is, as in `format!` of Rust. */
export type Filling = 'none' | 'printf' | 'braces';

/** How a literal is written, and what the program fills in beside its holes. */
export interface Spelling {
  readonly form: LiteralForm;
  readonly filling: Filling;
}

export interface Call {
  /** The names before the parenthesis, at most four: `MiniMessage`, `miniMessage`, `deserialize`. */
  readonly names: readonly string[];
  readonly kind: 'call' | 'annotation';
  /** Which argument, from 0. */
  readonly argument: number;
}

/** Where a text is in its program. */
export interface Surroundings {
  /** The innermost call that it is an argument of. */
  readonly call: Call | undefined;
  /** The method that is called on it: `"…".replace(`. */
  readonly method: string | undefined;
  /** What an annotation or a comment says about it: `@MiniMessage`, `language=MiniMessage`. */
  readonly mark: string | undefined;
}

/** What is known of a text in a program. */
export interface CodeText {
  /** Of the literals that make it up, in their order. */
  readonly spellings: readonly Spelling[];
  readonly surroundings: Surroundings;
}
