import type { Component } from '../component/component.ts';
import type { TextProblem, TextRange } from '../text-problem.ts';

export type MiniMessageError = ArgumentError | (MessageError & TextProblem);

export interface ArgumentError {
  readonly code: 'wrong-type';
  readonly field: 'text' | 'strict' | 'placeholders';
  readonly expected: 'string' | 'boolean' | 'object';
}

export interface MessageError extends TextRange {
  readonly code:
    | 'legacy-codes'
    | 'unclosed-in-strict'
    | 'wrong-close-order-in-strict'
    | 'reset-in-strict'
    /** The texts of placeholders are longer than 100,000 characters together. */
    | 'too-long'
    /** The reference engine accepts the tag and then fails to render it: a negative rainbow phase. */
    | 'internal';
  /** The tag name, without arguments. */
  readonly name?: string;
  /** What to write in place of the range, which is empty where something is missing. */
  readonly fix?: string;
  /** The tags that are still open, outermost first. */
  readonly open?: readonly TextRange[];
}

export type MiniMessageResult =
  | { readonly ok: true; readonly value: Component }
  | { readonly ok: false; readonly error: MiniMessageError };

/** Before its error has a line and a column. */
export type BuildResult =
  | { readonly ok: true; readonly value: Component }
  | { readonly ok: false; readonly error: MessageError };
