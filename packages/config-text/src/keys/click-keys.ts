import type { Profile } from '../profiles/profile.ts';
import { isItemPath } from './item-keys.ts';

const TITLE_KEY = /^(?:sub)?title$|^action[-_]?bar$|^boss[-_]?bar$|^motd$/i;

/** Whether players could click on the text: not on items, titles and bars, nor outside of the chat. */
export function mayBeClicked(path: readonly string[], { isNeverClicked }: Profile): boolean {
  if (isNeverClicked || isItemPath(path)) return false;
  return !TITLE_KEY.test(path.findLast((key) => !/^\d+$/.test(key)) ?? '');
}
