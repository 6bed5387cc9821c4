import type { Range } from '@fucina/config-text/file';
import { toPlain } from '@fucina/minecraft-text/component';
import { mainTagName } from '@fucina/minecraft-text/mini-message';
import type { EditorDocument } from './document.ts';
import { textAt } from './document-texts.ts';
import { drawnOf, wholeOf } from './drawn-texts.ts';
import { tagAt } from './tags.ts';

export type Hover = TagHover | TextHover;

/** About the tag that somebody points at. */
export interface TagHover extends Range {
  readonly kind: 'tag';
  /** As it is written. */
  readonly written: string;
  /** The first of its names; `hex` for a color such as `<#ff0000>`. */
  readonly name: string;
}

/** What players see of a text. */
export interface TextHover extends Range {
  readonly kind: 'text';
  readonly plain: string;
  readonly characters: number;
}

/** What is known about an offset of a document. Texts that look as they are written have nothing to tell. */
export function hoverAt(document: EditorDocument, offset: number): Hover | undefined {
  const text = textAt(document, offset);
  if (text === undefined || text.kind === 'setting') return undefined;
  const { value } = text;
  const unit = text.unitAt(offset);
  const { tag } = (text.hasTags && tagAt(text, unit)) || {};
  const name = tag?.state === 'accepted' ? mainTagName(tag.name) : undefined;
  if (tag !== undefined && name !== undefined && unit < tag.to) {
    const written = value.slice(tag.from, tag.to);
    const shown = tag.name.startsWith('#') ? 'hex' : name;
    return { kind: 'tag', ...text.placeOf(tag), written, name: shown };
  }
  const drawn = drawnOf(text);
  const plain = drawn === undefined ? value : toPlain(drawn);
  if (plain === value) return undefined;
  return {
    kind: 'text',
    ...text.placeOf(wholeOf(text)),
    plain,
    characters: [...plain].length,
  };
}
