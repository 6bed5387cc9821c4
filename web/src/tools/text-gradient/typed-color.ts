import { writeHex } from '@fucina/color';
import { NAMED_COLORS } from '@fucina/minecraft-text';

/** What chats call a color, `&6`, `gold` or `<gold>`, as its hex; any other text as it is. */
export function typedColor(typed: string): string {
  const text = typed.trim().toLowerCase();
  const found = NAMED_COLORS.find(({ name, code }) =>
    [name, `<${name}>`, `&${code}`, `§${code}`].includes(text),
  );
  return found ? writeHex(found.color).toUpperCase() : typed;
}
