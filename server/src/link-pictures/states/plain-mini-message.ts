import { readMiniMessage, toPlain } from '@fucina/minecraft-text';

/** The text without its tags. */
export function plainMiniMessage(text: string): string {
  const read = readMiniMessage(text);
  return read.ok ? toPlain(read.value) : text;
}
