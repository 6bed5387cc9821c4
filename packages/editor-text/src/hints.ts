import type { Range } from '@fucina/config-text/file';
import type { GamePlace } from '@fucina/config-text/inner';
import { splitComponentLines } from '@fucina/minecraft-text';
import { nameOfColor, toRuns } from '@fucina/minecraft-text/component';
import { drawnWidth, hasExactWidth } from '@fucina/minecraft-text/drawing';
import { findLegacyTokens } from '@fucina/minecraft-text/legacy-tokens';
import type { EditorDocument } from './document.ts';
import { drawnTextOf } from './drawn-texts.ts';
import type { EditorText } from './editor-text.ts';
import { findPlaceholders } from './placeholders.ts';
import { allTags } from './tags.ts';

/** What is not written in a document, and worth knowing at an offset. */
export type EditorHint = NameHint | WidthHint;

/** What a code such as `&c` is called. */
export interface NameHint {
  readonly kind: 'name';
  readonly at: number;
  readonly name: string;
}

/** How wide a text is, in pixels of the game, where there is not room for every width. */
export interface WidthHint {
  readonly kind: 'width';
  readonly at: number;
  /** Of the widest line. */
  readonly width: number;
  readonly lines: number;
}

/** Lines that are too long go on in the next one there. */
const WITHOUT_LIMIT: ReadonlySet<GamePlace> = new Set([
  'chat',
  'book',
  'disconnect',
  'text-display',
]);
/** Nobody reads more of them at once. */
const MAX_TEXTS = 500;
const CODE_LENGTH = 2;

/** Hints about the texts that touch a range, in the order of the document. */
export function hintsIn(document: EditorDocument, range: Range): readonly EditorHint[] {
  return document.texts
    .filter(({ kind, from, to }) => kind === 'text' && from <= range.to && range.from <= to)
    .slice(0, MAX_TEXTS)
    .flatMap((text) => [...namesIn(text), ...widthOf(document, text)])
    .sort((one, other) => one.at - other.at);
}

function namesIn(text: EditorText): readonly NameHint[] {
  if (!text.hasCodes) return [];
  return findLegacyTokens(text.value, text.profile.codes).flatMap((token): readonly NameHint[] => {
    if (token.to - token.from !== CODE_LENGTH) return [];
    const name =
      token.kind === 'color'
        ? nameOfColor(token.color)
        : token.kind === 'decoration'
          ? token.decoration
          : undefined;
    return name === undefined ? [] : [{ kind: 'name', at: text.placeOf(token).to, name }];
  });
}

/** None where something else may stand in the text later. */
function widthOf(document: EditorDocument, text: EditorText): readonly WidthHint[] {
  if (document.isSource || findPlaceholders(text.value).length > 0) return [];
  if (text.hasTags && allTags(text.syntax).some(({ tag }) => isReplaced(tag.state, text, tag.name)))
    return [];
  const found = drawnTextOf(document, text);
  if (found === undefined || WITHOUT_LIMIT.has(found.place)) return [];
  const lines = splitComponentLines(found.drawn).map(toRuns);
  if (!lines.every((runs) => hasExactWidth(runs))) return [];
  const width = Math.ceil(Math.max(...lines.map((runs) => drawnWidth(runs))));
  return width === 0 ? [] : [{ kind: 'width', at: found.to, width, lines: lines.length }];
}

function isReplaced(state: string, { tags }: EditorText, name: string): boolean {
  return state === 'unknown' || tags.has(name);
}
