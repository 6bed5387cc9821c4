/** Who is due when, in slots of a tenth of a second. */
export interface DueWheel<Item> {
  readonly add: (item: Item, dueMs: number) => void;
  /** Takes out those that are due. */
  readonly take: (nowMs: number) => readonly Due<Item>[];
}

export interface Due<Item> {
  readonly item: Item;
  readonly dueMs: number;
}

export const SLOT_MS = 100;

export function createDueWheel<Item>(): DueWheel<Item> {
  const slots = new Map<number, Due<Item>[]>();
  let next = Number.POSITIVE_INFINITY;
  return {
    add(item, dueMs) {
      const slot = Math.ceil(dueMs / SLOT_MS);
      const found = slots.get(slot);
      if (found === undefined) slots.set(slot, [{ item, dueMs }]);
      else found.push({ item, dueMs });
      next = Math.min(next, slot);
    },
    take(nowMs) {
      const until = Math.floor(nowMs / SLOT_MS);
      if (next > until) return [];
      const due = [...slots.keys()].filter((slot) => slot <= until).sort((a, b) => a - b);
      const taken = due.flatMap((slot) => slots.get(slot) ?? []);
      for (const slot of due) slots.delete(slot);
      next = slots.size === 0 ? Number.POSITIVE_INFINITY : Math.min(...slots.keys());
      return taken;
    },
  };
}
