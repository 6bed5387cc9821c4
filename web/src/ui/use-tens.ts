import { useState } from 'react';

export const TEN = 10;

/**
 * A list cut into tens, each the same array as long as it holds the same: what draws a ten can be remembered, and a
 * change in a list of a hundred draws ten rows instead.
 */
export function useTens<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const [cut] = useState(() => createTens<Item>());
  return cut(items);
}

function createTens<Item>() {
  let last: readonly Item[] = [];
  let tens: readonly (readonly Item[])[] = [];
  return (items: readonly Item[]) => {
    if (items === last) return tens;
    last = items;
    const before = tens;
    tens = Array.from({ length: Math.ceil(items.length / TEN) }, (_, place) => {
      const from = place * TEN;
      const was = before[place];
      return was && stands(was, items, from) ? was : items.slice(from, from + TEN);
    });
    return tens;
  };
}

/** Whether the items from there on are the same as that ten. */
function stands<Item>(ten: readonly Item[], items: readonly Item[], from: number): boolean {
  const length = Math.min(TEN, items.length - from);
  return ten.length === length && ten.every((item, index) => item === items[from + index]);
}
