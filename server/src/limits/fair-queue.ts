/** A queue in which groups take turns: whoever puts in much waits behind those who put in little. */
export interface FairQueue<Item> {
  readonly add: (group: string, item: Item) => void;
  readonly remove: (group: string, item: Item) => void;
  /** Takes the oldest item that may go, of the group whose last turn is longest ago. */
  readonly take: (mayGo: (item: Item) => boolean) => Item | undefined;
  /** Takes the newest item of the group that waits with most, unless `group` would then have as many. */
  readonly takeFromFullest: (group: string) => Item | undefined;
  readonly size: () => number;
}

export function createFairQueue<Item>(): FairQueue<Item> {
  // A map keeps the order of insertion: a group that had its turn is put in again, behind the others.
  const groups = new Map<string, Set<Item>>();
  let size = 0;

  const remove = (group: string, item: Item) => {
    const items = groups.get(group);
    if (!items?.delete(item)) return;
    size -= 1;
    if (items.size === 0) groups.delete(group);
  };

  return {
    add(group, item) {
      const items = groups.get(group) ?? new Set();
      groups.set(group, items.add(item));
      size += 1;
    },
    remove,
    take(mayGo) {
      for (const [group, items] of groups) {
        for (const item of items) {
          if (!mayGo(item)) continue;
          remove(group, item);
          if (groups.delete(group)) groups.set(group, items);
          return item;
        }
      }
      return undefined;
    },
    takeFromFullest(group) {
      const [fullest = '', items] = [...groups].reduce<[string?, Set<Item>?]>(
        (most, one) => (one[1].size > (most[1]?.size ?? 0) ? one : most),
        [],
      );
      const newest = [...(items ?? [])].at(-1);
      const ownSize = groups.get(group)?.size ?? 0;
      if (newest === undefined || (items?.size ?? 0) <= ownSize + 1) return undefined;
      remove(fullest, newest);
      return newest;
    },
    size: () => size,
  };
}
