import { toPlain } from '@fucina/minecraft-text/component';
import { readMiniMessage } from '@fucina/minecraft-text/mini-message';

/** Meant for what is right after it: `<NewLine>` alone is a name, `<red>,<green>` lists what can be typed. */
const MEANT_TAG = /<[^\s<>][^<>]*>[^\s<,]/;

/** Whether a text holds a tag that MiniMessage does not show as text, or one of the plugin’s own tags. */
export function hasTags(text: string, own: readonly string[] = []): boolean {
  if (!text.includes('<')) return false;
  if (own.some((name) => text.includes(`<${name}>`) || text.includes(`<${name}:`))) return true;
  // A section sign would make the whole message fail, and a backslash would be left out.
  const plain = text.replaceAll('§', '&').replaceAll('\\', '');
  const read = readMiniMessage(plain);
  return read.ok && toPlain(read.value) !== plain;
}

/** Whether a text holds tags with an effect that are no mere words. */
export function hasMeantTags(text: string): boolean {
  return hasTags(text) && MEANT_TAG.test(text);
}
