import type { Profile } from '@fucina/config-text';
import type { Range } from '@fucina/config-text/file';
import {
  drawnSpans,
  type GamePlace,
  looksOf,
  type PlacePart,
  placeOfText,
} from '@fucina/config-text/inner';
import type { Component, Style } from '@fucina/minecraft-text/component';
import type { EditorDocument } from './document.ts';
import { textAt } from './document-texts.ts';
import type { EditorText } from './editor-text.ts';

/** A text as players see it. */
export interface DrawnText extends Range {
  readonly drawn: Component;
  /** Where they see it, as far as the file says it. */
  readonly place: GamePlace;
  readonly part?: PlacePart | undefined;
}

/** A piece of a document, and how the game draws it. */
export interface DrawnSpan extends Range {
  readonly style: Style;
}

/** The text at an offset of a document; undefined where there is none, and where its plugin cannot read it. */
export function drawnTextAt(document: EditorDocument, offset: number): DrawnText | undefined {
  const text = textAt(document, offset);
  return text && drawnTextOf(document, text);
}

export function drawnTextOf(document: EditorDocument, text: EditorText): DrawnText | undefined {
  if (text.kind === 'setting') return undefined;
  const drawn = drawnOf(text);
  return drawn && { ...text.placeOf(wholeOf(text)), drawn, ...placeIn(document, text) };
}

/** In which style each piece of the texts in a range is drawn, in order; without what looks as all texts do. */
export function spansIn({ texts }: EditorDocument, range: Range): readonly DrawnSpan[] {
  return texts.flatMap((text) => {
    const { kind, from, to, value, path } = text;
    if (kind === 'setting' || to < range.from || from > range.to) return [];
    return drawnSpans(value, { profile: readerOf(text), path }).flatMap(({ style, ...piece }) =>
      isStyled(style) ? [{ ...text.placeOf(piece), style }] : [],
    );
  });
}

/** What players see of a text; undefined where its plugin cannot read it. */
export function drawnOf(text: EditorText): Component | undefined {
  const { value, path } = text;
  return looksOf(value, value, { profile: readerOf(text), path }).before;
}

/** Where nobody knows how a file is read, each text is drawn in the notation that it is written in. */
function readerOf({ profile }: EditorText): Profile {
  const { isGuess, reading } = profile;
  return isGuess && reading === 'bukkit' ? { ...profile, reading: 'either-or' } : profile;
}

export function wholeOf({ value }: EditorText): Range {
  return { from: 0, to: value.length };
}

function placeIn(
  { isSource, path, file }: EditorDocument,
  text: EditorText,
): Pick<DrawnText, 'place' | 'part'> {
  if (isSource) return { place: 'chat' };
  const index = file.texts.findIndex(({ from }) => from === text.from);
  const { place, part } = placeOfText(path, file.texts, index);
  return { place, part };
}

function isStyled({ color, bold, italic, underlined, strikethrough, obfuscated }: Style): boolean {
  const decorations = [bold, italic, underlined, strikethrough, obfuscated];
  return color !== undefined || decorations.includes(true);
}
