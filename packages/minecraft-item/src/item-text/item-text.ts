import { nearestColorIndex } from '@fucina/color';
import {
  type Component,
  compactComponent,
  createStyle,
  createText,
  NAMED_COLORS,
  readMiniMessage,
  type Style,
  stringifyJson,
  toJsonValue,
  toPlain,
  toSnbt,
} from '@fucina/minecraft-text';
import type { TextForm, VersionFamily } from '../families.ts';
import { mapParts } from './map-styles.ts';
import { quoteTag } from './tag.ts';

/**
 * The game shows names and lore in italics by default. `upright` turns italics off for every text that does not
 * set them; `game` keeps the game's default.
 */
export type ItemItalics = 'upright' | 'game';

const PALETTE = NAMED_COLORS.map(({ color }) => color);

/**
 * Reads MiniMessage as an item shows it. Text with § codes is invalid MiniMessage; the game draws such codes
 * itself, so the text is kept verbatim.
 */
export function readItemText(text: string): Component {
  const read = readMiniMessage(text);
  return read.ok ? read.value : createText(text);
}

export function writeItemText(
  text: Component,
  form: TextForm,
  family: VersionFamily,
  italics: ItemItalics,
): string {
  // A command is one line, and plain texts cannot escape a line break.
  if (form === 'plain') return quoteTag(toPlain(text).replaceAll('\n', ' '), family.quote);
  const styled = mapParts(text, (part) => ({
    // Only the newest family has versions with sprites and heads.
    ...(family.to === undefined ? part : withoutObject(part)),
    style: styleFor(part.style, family),
  }));
  const shown = italics === 'upright' ? withoutDefaultItalic(styled) : compactComponent(styled);
  if (form === 'tag') return toSnbt(shown, { escapes: 'full' });
  return quoteTag(stringifyJson(toJsonValue(shown, { hexDigits: 'lower' })), family.quote);
}

/** A sprite or a head as its text: versions that do not know them refuse the command. */
function withoutObject(part: Component): Component {
  return isObject(part) ? createText(toPlain({ ...part, children: [] })) : part;
}

/** Whether something is drawn that is no letter. */
export function isObject({ type }: Component): boolean {
  return type === 'sprite' || type === 'head';
}

/** Turns default italics off, unless the outermost component sets italics. */
export function withoutDefaultItalic(text: Component): Component {
  const compacted = compactComponent(text);
  if (compacted.style.italic !== undefined) return compacted;
  return { ...compacted, style: createStyle({ ...compacted.style, italic: false }) };
}

/** Click and hover events do not work in item texts, and an invalid link would make the command fail. */
export function styleFor(
  style: Style,
  { hasHexColors }: Pick<VersionFamily, 'hasHexColors'>,
): Style {
  const color =
    style.color === undefined || hasHexColors
      ? style.color
      : PALETTE[nearestColorIndex(style.color, PALETTE)];
  return createStyle({ ...style, color, click: undefined, hover: undefined, insertion: undefined });
}
