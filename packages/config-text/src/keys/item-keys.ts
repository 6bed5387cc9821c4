const ITEM_KEY = /^(?:name|display[-_]?name|lore)$/i;

/** Whether a text is the name or lore of an item, by its key. */
export function isItemPath(path: readonly string[]): boolean {
  return ITEM_KEY.test(path.findLast((key) => !/^\d+$/.test(key)) ?? '');
}
