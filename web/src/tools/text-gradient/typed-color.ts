import { writeHex } from '@fucina/color';
import { NAMED_COLORS } from '@fucina/minecraft-text';

/** What chats call a color, `&6` or `gold`, as its hex; any other text as it is. */
export function typedColor(typed: string): string {
  const text = typed.trim().toLowerCase();
  const found = NAMED_COLORS.find(
    ({ name, code }) => text === name || text === `&${code}` || text === `§${code}`,
  );
  return found ? writeHex(found.color).toUpperCase() : typed;
}
