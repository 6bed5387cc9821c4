import { isAtLeast, since } from '@fucina/game-versions';
import { walkComponents } from '@fucina/minecraft-text';
import type { VersionFamily } from '../families.ts';
import { isObject, readItemText } from './item-text.ts';

/** The release that sprites and heads in names and lore need, if it is later than the first of these versions. */
export function textsNeed(
  texts: readonly string[],
  { from, to }: VersionFamily,
): string | undefined {
  // Older ranges write them as words.
  if (to !== undefined || isAtLeast(from, since.objectText)) return undefined;
  return texts.some(hasObject) ? since.objectText : undefined;
}

function hasObject(text: string): boolean {
  let isFound = false;
  walkComponents(readItemText(text), (part) => {
    isFound ||= isObject(part);
  });
  return isFound;
}
