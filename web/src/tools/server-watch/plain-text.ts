import { createText, toPlain } from '@fucina/minecraft-text';
import { expandLegacy } from '@fucina/minecraft-text/legacy';

/** What is left of a server's text in one line, without its codes. */
export function plainText(text: string): string {
  const shown = expandLegacy(createText(text), { char: '§', invalid: 'drop' });
  return toPlain(shown).replace(/\s+/g, ' ').trim();
}
