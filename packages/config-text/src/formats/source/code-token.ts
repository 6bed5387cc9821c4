import type { TextRange } from '@fucina/minecraft-text/text-problem';
import type { LiteralForm } from './code-text.ts';

export interface LiteralToken extends TextRange {
  readonly kind: 'literal';
  readonly form: LiteralForm;
  /** What is between the quotes. */
  readonly content: TextRange;
  /** Where the program fills something in: `${name}`. */
  readonly holes: readonly TextRange[];
}

/**
 * A part of a program. What is in a hole of a literal comes before the literal, between `hole-open` and
 * `hole-close`. Numbers are names, signs are single characters; `other` is a value that is no string.
 */
export type CodeToken =
  | LiteralToken
  | (TextRange & {
      readonly kind: 'name' | 'sign' | 'other' | 'comment' | 'hole-open' | 'hole-close';
    });
