/** What became of a message. */
export type Verdict =
  | { readonly kind: 'delivered'; readonly status: number }
  /** It may arrive later. */
  | ({ readonly kind: 'failed'; readonly retryAfterS?: number | undefined } & Cause)
  /** This channel will never work again. */
  | ({ readonly kind: 'dead' } & Cause)
  /** It was not sent, which says nothing about the channel. */
  | { readonly kind: 'not_now'; readonly waitS: number };

/** The status of the answer, or why there was none. */
export type Cause = { readonly status: number } | { readonly code: string };
