import { readHex } from '@fucina/color';
import type { Range } from '@fucina/config-text/file';
import { HOLE } from '@fucina/config-text/source';
import { mainTagName, type SyntaxPart, type SyntaxTag } from '@fucina/minecraft-text/mini-message';
import type { EditorDocument } from './document.ts';
import type { EditorText } from './editor-text.ts';
import { findPlaceholders } from './placeholders.ts';

/** A piece of a text, and what it is to the one who reads it. */
export interface EditorToken extends Range {
  /** `sign`: brackets and colons; `name`: that of a tag; `placeholder`: the name of a tag of the plugin, too. */
  readonly kind: 'sign' | 'name' | 'argument' | 'quoted' | 'number' | 'placeholder';
  /** Players see it as it is written. */
  readonly isRefused: boolean;
  /** It is the name of a tag that MiniMessage has. */
  readonly isStandard: boolean;
}

/** The pieces of the texts that touch a range, in the order of the document; none is inside another one. */
export function tokensIn({ texts }: EditorDocument, range: Range): readonly EditorToken[] {
  return texts
    .filter(({ kind, from, to }) => kind !== 'setting' && from <= range.to && range.from <= to)
    .flatMap(placedTokens)
    .sort((one, other) => one.from - other.from);
}

function placedTokens(text: EditorText): readonly EditorToken[] {
  const placed = tokensOfText(text)
    .map((found) => ({ ...found, ...text.placeOf(found) }))
    .sort((one, other) => one.from - other.from);
  // Of some strings only the whole is found in the document.
  const isExact = placed.every(({ from }, index) => from >= (placed[index - 1]?.to ?? 0));
  return isExact ? placed : [];
}

function tokensOfText(text: EditorText): readonly EditorToken[] {
  const inTags = text.hasTags ? tokensOfParts(text.syntax, text.tags) : [];
  const isTaken = ({ from, to }: Range) => inTags.some((one) => one.from < to && from < one.to);
  const placeholders = findPlaceholders(text.value)
    .filter((found) => !isTaken(found))
    .map(({ from, to }) => token('placeholder', { from, to }));
  // What a program computes has the colors of the program.
  return [...inTags, ...placeholders].filter(
    ({ from, to }) => from < to && !text.value.slice(from, to).includes(HOLE),
  );
}

function tokensOfParts(
  parts: readonly SyntaxPart[],
  own: ReadonlySet<string>,
): readonly EditorToken[] {
  return parts.flatMap((part) => (part.kind === 'tag' ? tokensOfTag(part, own) : []));
}

/** Nobody knows what an unknown tag is: it may be another language's. */
function tokensOfTag(tag: SyntaxTag, own: ReadonlySet<string>): readonly EditorToken[] {
  const { name, nameAt, args, state, from, to } = tag;
  if (state === 'unknown') return [];
  const isRefused = state === 'refused';
  const pieces = [nameAt, ...args];
  const signs = [...pieces, { from: to, to }].map((piece, index) => ({
    from: pieces[index - 1]?.to ?? from,
    to: piece.from,
  }));
  const isOwn = own.has(name);
  const kind = name.startsWith('#') ? 'number' : isOwn ? 'placeholder' : 'name';
  const isStandard = !isOwn && mainTagName(name) !== undefined;
  const tokens = [
    ...signs.map((sign) => token('sign', sign)),
    { ...token(kind, nameAt), isStandard },
    ...args.flatMap(({ parts, value, valueAt, ...range }) =>
      parts === undefined
        ? [token(kindOf(value, range.from < valueAt.from), { from: range.from, to: range.to })]
        : tokensOfParts(parts, own),
    ),
  ];
  return isRefused ? tokens.map((one) => ({ ...one, isRefused })) : tokens;
}

function kindOf(value: string, isQuoted: boolean): EditorToken['kind'] {
  const isHex = value.startsWith('#') && readHex(value).ok;
  if (isHex || /^[!-]?\d+(?:\.\d+)?$/.test(value)) return 'number';
  return isQuoted ? 'quoted' : 'argument';
}

function token(kind: EditorToken['kind'], { from, to }: Range): EditorToken {
  return { kind, from, to, isRefused: false, isStandard: false };
}
