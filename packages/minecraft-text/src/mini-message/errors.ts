/** UTF-16 offsets in the message; `to` is exclusive. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

export type MiniMessageError = ArgumentError | MessageError;

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
  /** Text to replace the range with (`legacy-codes`), or to insert at `from`. */
  readonly suggestion?: string;
  /** The tags that are still open, outermost first. */
  readonly open?: readonly TextRange[];
}
