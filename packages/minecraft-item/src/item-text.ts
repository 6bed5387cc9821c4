import { nearestIndex } from '@fucina/color';
import {
  type Component,
  compact,
  createStyle,
  createText,
  NAMED_COLORS,
  readMiniMessage,
  type Style,
  toPlain,
  writeJson,
  writeSnbt,
} from '@fucina/minecraft-text';
import type { Family, TextForm } from './families.ts';
import { mapStyles } from './map-styles.ts';
import { quoteTag } from './tag.ts';

/**
 * The game leans names and lore unless a text says otherwise: `upright` says so for every text that does not,
 * `game` leaves them as the game has them.
 */
export type Italics = 'upright' | 'game';

const PALETTE = NAMED_COLORS.map(({ color }) => color);

/**
 * MiniMessage as an item shows it. Text with § codes is no MiniMessage; the game itself draws such
 * codes, so the text is kept to the letter.
 */
export function readItemText(text: string): Component {
  const read = readMiniMessage(text);
  return read.ok ? read.value : createText(text);
}

export function writeItemText(
  text: Component,
  form: TextForm,
  family: Family,
  italics: Italics,
): string {
  if (form === 'plain') return quoteTag(toPlain(text), family.quote);
  const styled = mapStyles(text, (style) => styleFor(style, family));
  const shown = italics === 'upright' ? withoutDefaultItalic(styled) : compact(styled);
  if (form === 'tag') return writeSnbt(shown);
  return quoteTag(
    JSON.stringify(writeJson(shown, { form: 'camel', hexDigits: 'lower' })),
    family.quote,
  );
}

/** Names and lore are italic unless their outermost part says otherwise. */
export function withoutDefaultItalic(text: Component): Component {
  const compacted = compact(text);
  if (compacted.style.italic !== undefined) return compacted;
  return { ...compacted, style: createStyle({ ...compacted.style, italic: false }) };
}

/** Nobody can click or point at the text of an item, and a bad link would fail the command. */
export function styleFor(style: Style, { hasHexColors }: Pick<Family, 'hasHexColors'>): Style {
  const color =
    style.color === undefined || hasHexColors
      ? style.color
      : PALETTE[nearestIndex(style.color, PALETTE)];
  return createStyle({ ...style, color, click: undefined, hover: undefined, insertion: undefined });
}
