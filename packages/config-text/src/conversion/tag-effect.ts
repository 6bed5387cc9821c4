import { toPlain } from '@fucina/minecraft-text/component';
import { readMiniMessage } from '@fucina/minecraft-text/mini-message';

/** Whether a text holds a tag that MiniMessage does not show as text, or one of the plugin’s own tags. */
export function hasTags(text: string, own: readonly string[] = []): boolean {
  if (!text.includes('<')) return false;
  if (own.some((name) => text.includes(`<${name}>`) || text.includes(`<${name}:`))) return true;
  // A section sign would make the whole message fail, and a backslash would be left out.
  const plain = text.replaceAll('§', '&').replaceAll('\\', '');
  const read = readMiniMessage(plain);
  return read.ok && toPlain(read.value) !== plain;
}
