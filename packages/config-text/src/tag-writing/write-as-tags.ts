import type { Edit, LegacyToken } from '@fucina/minecraft-text/legacy-tokens';
import { type EscapeOptions, escapePieces } from './escape-pieces.ts';
import type { TailKind } from './tag-state.ts';
import { type TagStyleOptions, writeTagPieces } from './write-tags.ts';

export type WriteAsTagsOptions = TagStyleOptions & EscapeOptions;

export interface WrittenAsTags {
  /** Sorted, and not overlapping. */
  readonly edits: readonly Edit[];
  /**
   * What the codes after the last text are: `none`, a `color` (or reset), or `decorations`. The open style
   * writes them, so that they have an effect on what is joined after; the closed style loses them.
   */
  readonly tail: TailKind;
  /** How many escapes were put into the text. */
  readonly escapes: number;
}

/**
 * The edits that turn the codes of a text into MiniMessage tags with the same look: a color ends decorations,
 * and line breaks stay line breaks.
 */
export function writeAsTags(
  text: string,
  tokens: readonly LegacyToken[],
  options: WriteAsTagsOptions,
): WrittenAsTags {
  const { pieces, tail } = writeTagPieces(text, tokens, options);
  return { ...escapePieces(text, pieces, options), tail };
}
