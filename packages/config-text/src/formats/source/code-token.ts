import type { Range } from '../format.ts';
import type { LiteralForm } from './code-text.ts';

export interface LiteralToken extends Range {
  readonly kind: 'literal';
  readonly form: LiteralForm;
  /** What stands between the quotes. */
  readonly content: Range;
  /** Where the program fills something in: `${name}`. */
  readonly holes: readonly Range[];
}

/**
 * A part of a program. What stands in a hole of a literal comes before the literal, between `hole-open` and
 * `hole-close`. Numbers are names, signs are single characters; `other` is a value that is no string.
 */
export type CodeToken =
  | LiteralToken
  | (Range & {
      readonly kind: 'name' | 'sign' | 'other' | 'comment' | 'hole-open' | 'hole-close';
    });
