import {
  type Component,
  createText,
  expandLegacy,
  type LegacyWriteOptions,
  writeLegacy,
} from '@fucina/minecraft-text';

/** How the texts around the number of players are sent: with section signs, which have 16 colors. */
export const SENT_STRING: LegacyWriteOptions = { char: '§', hex: 'nearest' };

/** A text around the number of players as games show it. */
export function sentString(content: Component): Component {
  const { value } = writeLegacy(content, SENT_STRING);
  return expandLegacy(createText(value), { char: '§', hex: 'none', invalid: 'drop' });
}
