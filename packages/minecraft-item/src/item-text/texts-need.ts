import { isAtLeast, since } from '@fucina/game-versions';
import { walkComponents } from '@fucina/minecraft-text';
import { familyOf } from '../families.ts';
import { isObject, readItemText } from './item-text.ts';

/** The release that sprites and heads in names and lore need, if it is later than this version. */
export function textsNeed(texts: readonly string[], version: string): string | undefined {
  // Older ranges write them as words.
  const isWords = familyOf(version)?.to !== undefined;
  if (isWords || isAtLeast(version, since.objectText)) return undefined;
  return texts.some(hasObject) ? since.objectText : undefined;
}

function hasObject(text: string): boolean {
  let isFound = false;
  walkComponents(readItemText(text), (part) => {
    isFound ||= isObject(part);
  });
  return isFound;
}
