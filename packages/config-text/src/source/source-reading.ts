/** `plain`: shown as it is written, with all its tags and codes. */
export type SourceReading =
  | { readonly kind: 'mini-message' | 'plain' | 'none'; readonly because: SourceReason }
  | { readonly kind: 'legacy'; readonly character: '&' | '§'; readonly because: SourceReason };

/**
 * `context`: the call that takes it, an annotation or a comment says so · `neighbors`: other texts in the same call ·
 * `bare`: one tag or code and nothing else, which may be a part of a text.
 */
export type SourceReason = 'context' | 'content' | 'neighbors' | 'bare' | 'nothing';
