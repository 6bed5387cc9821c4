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
      const ten = items.slice(place * TEN, (place + 1) * TEN);
      const was = before[place];
      return was && isSame(was, ten) ? was : ten;
    });
    return tens;
  };
}

function isSame<Item>(some: readonly Item[], others: readonly Item[]): boolean {
  return some.length === others.length && some.every((item, index) => item === others[index]);
}
