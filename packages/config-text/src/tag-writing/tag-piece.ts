import type { TextRange } from '@fucina/minecraft-text';

/** A part of a text that stays, or one that is replaced by tags. All pieces together are the whole text. */
export type TagPiece =
  | (TextRange & { readonly kind: 'text' })
  | (TextRange & { readonly kind: 'tags'; readonly tags: string });
