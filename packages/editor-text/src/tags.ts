import type { SyntaxPart, SyntaxTag } from '@fucina/minecraft-text/mini-message';
import type { EditorText } from './editor-text.ts';

/** A tag among the parts that it belongs to. */
export interface FoundTag {
  readonly tag: SyntaxTag;
  readonly partner: SyntaxTag | undefined;
}

/** All tags of a text, also those in arguments of tags. */
export function allTags(parts: readonly SyntaxPart[]): readonly FoundTag[] {
  return parts.flatMap((part) => {
    if (part.kind !== 'tag') return [];
    const inside = part.args.flatMap(({ parts: inner = [] }) => allTags(inner));
    return [{ tag: part, partner: partnerOf(part, parts) }, ...inside];
  });
}

/** The innermost tag at a unit of a text; its ends belong to it. */
export function tagAt(text: EditorText, unit: number): FoundTag | undefined {
  return allTags(text.syntax).findLast(({ tag }) => tag.from <= unit && unit <= tag.to);
}

function partnerOf({ partner }: SyntaxTag, parts: readonly SyntaxPart[]): SyntaxTag | undefined {
  const part = parts[partner ?? -1];
  return part?.kind === 'tag' ? part : undefined;
}
