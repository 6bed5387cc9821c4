import { useState } from 'react';

export const BLOCK_SIZE = 10;

/**
 * A list cut into blocks of ten. A block whose items did not change stays the same array, so a memoised component
 * per block re-renders ten rows instead of a hundred.
 */
export function useBlocks<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const [cut] = useState(() => createBlocks<Item>());
  return cut(items);
}

function createBlocks<Item>() {
  let last: readonly Item[] = [];
  let blocks: readonly (readonly Item[])[] = [];
  return (items: readonly Item[]) => {
    if (items === last) return blocks;
    last = items;
    const before = blocks;
    blocks = Array.from({ length: Math.ceil(items.length / BLOCK_SIZE) }, (_, place) => {
      const from = place * BLOCK_SIZE;
      const old = before[place];
      return old && isUnchanged(old, items, from) ? old : items.slice(from, from + BLOCK_SIZE);
    });
    return blocks;
  };
}

function isUnchanged<Item>(block: readonly Item[], items: readonly Item[], from: number): boolean {
  const length = Math.min(BLOCK_SIZE, items.length - from);
  return block.length === length && block.every((item, index) => item === items[from + index]);
}
