/**
 * Milliseconds of processor time that the dearest request of a class takes in a warm process. `npm run prices` prints what
 * they take, and a test compares.
 */
export const PRICE_CLASSES = { light: 6, fair: 12, dear: 25 } as const;

export type PriceClass = keyof typeof PRICE_CLASSES;

/** No anonymous request gets more bytes for an answer. */
export const MAX_ANSWER_BYTES = 256 * 1024;

/** What one request costs at most. */
export interface Price {
  readonly class: PriceClass;
  /** Bytes of the largest answer, before compression. */
  readonly answerBytes: number;
}

/**
 * With what bounds how much of its work goes on at once. `turns`: what takes long is made one at a time, and others are
 * answered in between. `streams`: it goes on for an hour at most, and so many of them are open at once; what it costs is
 * to begin it. `none`: it is done at once, or waits for Mojang's pace; only light work may.
 */
export type EndpointPrice = Price &
  (
    | { readonly class: 'light'; readonly ceiling: 'ping' | 'turns' | 'streams' | 'none' }
    | { readonly class: 'fair' | 'dear'; readonly ceiling: 'ping' | 'turns' }
  );
