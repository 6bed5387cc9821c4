import { LRUCache } from 'lru-cache';

interface Bounds {
  readonly maxEntries: number;
  readonly maxBytes: number;
}

/** The first level of a cache: keeps objects, not text, and is bounded in entries and bytes. */
export function createBoundedMemory<Item extends object>({ maxEntries, maxBytes }: Bounds) {
  return new LRUCache<string, Item>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: (item, key) => Math.ceil(sizeOf(item) + key.length * 2 + ENTRY_OVERHEAD),
  });
}

// Rough: objects, list links and map slots of one entry.
const ENTRY_OVERHEAD = 200;

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length * 2;
  if (value instanceof Uint8Array) return value.byteLength;
  if (typeof value !== 'object' || value === null) return 8;
  return Object.values(value).reduce<number>((sum, part) => sum + 16 + sizeOf(part), 16);
}
