import { type Edit, tidyEdits } from '@fucina/minecraft-text/legacy-tokens';
import { mainTagName } from '@fucina/minecraft-text/mini-message';
import type { TagPiece } from './tag-piece.ts';

export interface EscapeOptions {
  /**
   * Which `<` of the text are escaped: `known` those that begin a tag of MiniMessage, `every` all of them, and
   * `none` if the tags of the text are tags. Placeholders such as `<player>` stay readable with `known`.
   */
  readonly escape: 'known' | 'every' | 'none';
  /** Names of tags, in lower case, that are never escaped, because a plugin replaces them. */
  readonly keep?: ReadonlySet<string> | undefined;
  /** The reader still looks for `&` codes: an empty tag is put between what would be one. */
  readonly separatesAmpersands?: boolean | undefined;
}

export interface EscapedEdits {
  readonly edits: readonly Edit[];
  /** How many backslashes and empty tags were put into the text. */
  readonly escapes: number;
}

/** Text between two inserted tags, as it will be, and where its pieces are. */
interface Segment {
  text: string;
  readonly parts: { readonly at: number; readonly from: number }[];
}

const SECTION_CODE = /§(?=[0-9a-fk-or])/gi;
const AMPERSAND_CODE = /&(?=[0-9a-fk-orx])/gi;
const MAYBE_TAG = /<\/?([!?#]?[a-z0-9_-]*)/gi;
/** A quote after `<` may open a string that hides tags; versions of Adventure differ in that. */
const OPENS_STRING = /[^<>'"]*['"]/y;
/** Most texts hold none of these. */
const ESCAPED = /[<\\§&]/;
const EMPTY_TAG = '<b/>';

/** The edits that put tags into a text and escape what would become a tag there. */
export function escapePieces(
  text: string,
  pieces: readonly TagPiece[],
  options: EscapeOptions,
): EscapedEdits {
  const edits: Edit[] = [];
  if (!pieces.some((piece) => piece.kind === 'text' && mayNeedEscapes(text, piece))) {
    for (const piece of pieces) if (piece.kind === 'tags') edits.push(editOf(piece));
    return { edits: tidyEdits(text, edits), escapes: 0 };
  }
  let escapes = 0;
  let segment: Segment = { text: '', parts: [] };
  const endSegment = (isBeforeTag: boolean) => {
    const found = escapesOf(segment, isBeforeTag, options);
    escapes += found.length;
    for (const edit of found) edits.push(edit);
    segment = { text: '', parts: [] };
  };
  for (const piece of pieces) {
    if (piece.kind === 'text') {
      segment.parts.push({ at: segment.text.length, from: piece.from });
      segment.text += text.slice(piece.from, piece.to);
      continue;
    }
    if (piece.tags !== '') endSegment(true);
    edits.push(editOf(piece));
  }
  endSegment(false);
  // Escapes come after the removed codes that they belong to.
  if (escapes > 0) edits.sort((a, b) => a.from - b.from || a.to - b.to);
  return { edits: tidyEdits(text, edits), escapes };
}

function mayNeedEscapes(text: string, { from, to }: TagPiece): boolean {
  return ESCAPED.test(text.slice(from, to));
}

function editOf({ from, to, tags }: TagPiece & { readonly kind: 'tags' }): Edit {
  return { from, to, insert: tags };
}

function escapesOf(segment: Segment, isBeforeTag: boolean, options: EscapeOptions): Edit[] {
  const { text } = segment;
  if (!ESCAPED.test(text)) return [];
  const inserts = new Map<number, string>();
  if (options.escape !== 'none') {
    for (const at of tagStarts(text, options)) inserts.set(at, '\\');
    for (const { index } of text.matchAll(/\\(?=[<\\])/g)) inserts.set(index, '\\');
    if (isBeforeTag && text.endsWith('\\')) inserts.set(text.length - 1, '\\');
  } else if (isBeforeTag && /(?<!\\)(?:\\\\)*\\$/.test(text)) {
    inserts.set(text.length - 1, '\\');
  }
  for (const { index } of text.matchAll(SECTION_CODE)) inserts.set(index + 1, EMPTY_TAG);
  if (options.separatesAmpersands === true) {
    for (const { index } of text.matchAll(AMPERSAND_CODE)) inserts.set(index + 1, EMPTY_TAG);
  }
  return [...inserts].map(([at, insert]) => {
    const from = sourceOffset(segment, at);
    return { from, to: from, insert };
  });
}

function tagStarts(text: string, { escape: which, keep }: EscapeOptions): number[] {
  const starts: number[] = [];
  for (const { 0: source, 1: name = '', index } of text.matchAll(MAYBE_TAG)) {
    const lower = name.toLowerCase();
    if (keep?.has(lower)) continue;
    const isEnded = /[:>/]/.test(text.charAt(index + source.length));
    const isKnown = lower.startsWith('#') || (isEnded && mainTagName(lower) !== undefined);
    OPENS_STRING.lastIndex = index + 1;
    if (which === 'every' || isKnown || OPENS_STRING.test(text)) starts.push(index);
  }
  return starts;
}

/** By binary search: a text may have as many parts as escapes. */
function sourceOffset({ parts }: Segment, at: number): number {
  let low = 0;
  let high = parts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((parts[middle]?.at ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  const part = parts[low];
  return part === undefined ? at : part.from + at - part.at;
}
