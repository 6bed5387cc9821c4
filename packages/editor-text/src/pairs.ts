import type { Edit, Range } from '@fucina/config-text/file';
import type { EditorDocument } from './document.ts';
import { textAt } from './document-texts.ts';
import type { EditorText } from './editor-text.ts';
import { type FoundTag, tagAt } from './tags.ts';

/** The names of a tag and of the one that closes it, or that it closes. */
export interface TagPair {
  /** That of the tag somebody points at. */
  readonly name: Range;
  readonly other: Range;
}

/** What a tag may be called. */
const NAME = /^(?:[!?#]?[a-z0-9_-]+)$/i;

/** The whole tags of a pair, for an offset in one of them. */
export function highlightPair(document: EditorDocument, offset: number): readonly Range[] {
  const found = find(document, offset);
  const { tag, partner } = found ?? {};
  return found === undefined || tag === undefined || partner === undefined
    ? []
    : [tag, partner].map((range) => found.text.placeOf(range));
}

/** The names of a pair that are written alike, for an offset in one of them. */
export function pairAt(document: EditorDocument, offset: number): TagPair | undefined {
  const found = find(document, offset);
  if (found?.partner === undefined) return undefined;
  const { text, tag, partner } = found;
  const unit = text.unitAt(offset);
  if (unit < tag.nameAt.from || unit > tag.nameAt.to) return undefined;
  const [name, other] = [text.placeOf(tag.nameAt), text.placeOf(partner.nameAt)];
  const { content } = document;
  const isSame = content.slice(name.from, name.to) === content.slice(other.from, other.to);
  return isSame ? { name, other } : undefined;
}

/** Gives both tags of a pair another name; undefined for what is no name. */
export function renamePair(
  document: EditorDocument,
  offset: number,
  insert: string,
): readonly Edit[] | undefined {
  const pair = pairAt(document, offset);
  if (pair === undefined || !NAME.test(insert)) return undefined;
  const edits = [pair.name, pair.other].map((range) => ({ ...range, insert }));
  return edits.sort((one, other) => one.from - other.from);
}

function find(
  document: EditorDocument,
  offset: number,
): (FoundTag & { readonly text: EditorText }) | undefined {
  const text = textAt(document, offset);
  const found = text?.hasTags && tagAt(text, text.unitAt(offset));
  return text && found ? { ...found, text } : undefined;
}
