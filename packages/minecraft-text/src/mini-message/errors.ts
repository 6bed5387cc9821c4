/** UTF-16 positions in the message, `to` exclusive. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export type MiniMessageError = ArgumentError | MessageError;

export interface ArgumentError {
  readonly code: 'wrong-type';
  readonly field: 'text' | 'strict';
  readonly expected: 'string' | 'boolean';
}

export interface MessageError extends Range {
  readonly code:
    | 'legacy-codes'
    | 'unclosed-in-strict'
    | 'wrong-close-order-in-strict'
    | 'reset-in-strict'
    /** A tag that the reference engine accepts and then fails to draw: a negative rainbow phase. */
    | 'internal';
  /** The tag meant, without its arguments. */
  readonly name?: string;
  /** What to write at `from` instead of the range (`legacy-codes`), or to insert there. */
  readonly suggestion?: string;
  /** The tags still open, outermost first. */
  readonly open?: readonly Range[];
}
