import { toPlain } from '@fucina/minecraft-text/component';
import { readMiniMessage } from '@fucina/minecraft-text/mini-message';

/** Whether a text holds a tag that MiniMessage does not show as text. */
export function hasTags(text: string): boolean {
  if (!text.includes('<')) return false;
  // A section sign would make the whole message fail.
  const read = readMiniMessage(text.replaceAll('§', '&').replaceAll('\\', ''));
  return read.ok && toPlain(read.value) !== text.replaceAll('§', '&').replaceAll('\\', '');
}
