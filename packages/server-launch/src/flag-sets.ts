import { aikar } from './flag-sets/aikar.ts';
import { aikarLargeHeap } from './flag-sets/aikar-large-heap.ts';
import type { FlagSet } from './flag-sets/flag-set.ts';
import { none } from './flag-sets/none.ts';
import { specification } from './flag-sets/specification.ts';
import { velocity } from './flag-sets/velocity.ts';
import { zgc } from './flag-sets/zgc.ts';

export const FLAG_SET_IDS = [
  'specification',
  'none',
  'aikar',
  'aikar-large-heap',
  'zgc',
  'velocity',
] as const;
export type FlagSetId = (typeof FLAG_SET_IDS)[number];

export const FLAG_SETS: Readonly<Record<FlagSetId, FlagSet>> = {
  specification,
  none,
  aikar,
  'aikar-large-heap': aikarLargeHeap,
  zgc,
  velocity,
};
