/** Limits for all gradients, in the page and in the API, which keep the cost predictable. */
export const GRADIENT_LIMITS = {
  /** UTF-16 units; more than any chat message, book or sign can hold. */
  text: 10_000,
  colors: 256,
  /** For each single template: the one for a character, each style's, the prefix. */
  template: 200,
  /** The prefix of a style code, such as `&`. */
  char: 10,
  /** All templates together, when given as JSON text. */
  format: 2000,
  /** The output as a JSON string in UTF-8, as it is sent. */
  outputBytes: 256_000,
} as const;
