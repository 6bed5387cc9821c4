import type { Profile } from '../profiles/profile.ts';

const ITEM_KEY = /^(?:name|display[-_]?name|lore)$/i;

/** Whether a text is the name or lore of an item, by its key. */
export function isItemPath(path: readonly string[]): boolean {
  return ITEM_KEY.test(path.findLast((key) => !/^\d+$/.test(key)) ?? '');
}

const TITLE_KEY = /^(?:sub)?title$|^action[-_]?bar$|^boss[-_]?bar$|^motd$/i;

/** Whether players could click on the text: not on items, titles and bars, nor outside of the chat. */
export function mayBeClicked(path: readonly string[], { isNeverClicked }: Profile): boolean {
  if (isNeverClicked || isItemPath(path)) return false;
  return !TITLE_KEY.test(path.findLast((key) => !/^\d+$/.test(key)) ?? '');
}

const AFFIX = /prefix|suffix/i;

/** Whether a text is put before or after others, by its key. */
export function isAffixPath(path: readonly string[]): boolean {
  return AFFIX.test(path.at(-1) ?? '');
}
