import { mainTagName, readSyntax } from '@fucina/minecraft-text/mini-message';
import type { EditorDocument } from './document.ts';
import { textAt } from './document-texts.ts';
import { allTags } from './tags.ts';

export interface ClosingTagOptions {
  /** Whether colors are closed, too; most writers leave them open. */
  readonly closesColors?: boolean | undefined;
}

const COLORS: ReadonlySet<string | undefined> = new Set([
  'color',
  'gradient',
  'pride',
  'rainbow',
  'shadow',
  'transition',
]);

/** What closes the tag that ends at an offset, as it is written there; undefined where nothing is to be closed. */
export function closingTagAt(
  document: EditorDocument,
  offset: number,
  { closesColors = false }: ClosingTagOptions = {},
): string | undefined {
  const text = textAt(document, offset);
  if (text === undefined || text.kind === 'setting' || !text.hasTags) return undefined;
  const { value, syntax, tags } = text;
  const unit = text.unitAt(offset);
  const tag = allTags(syntax).find((found) => found.tag.to === unit)?.tag;
  if (tag?.form !== 'open' || tag.state !== 'accepted' || tag.partner !== undefined)
    return undefined;
  const isColor = COLORS.has(mainTagName(tag.name));
  if (tags.has(tag.name) || (isColor && !closesColors)) return undefined;
  const closing = `</${value.slice(tag.nameAt.from, tag.nameAt.to)}>`;
  const closed = readSyntax(value.slice(0, unit) + closing + value.slice(unit), { tags });
  const isClosed = allTags(closed).some(
    (found) => found.tag.from === tag.from && found.partner?.from === unit,
  );
  return isClosed ? text.encode(closing) : undefined;
}
