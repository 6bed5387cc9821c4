import { AIKAR_FLAGS } from './aikar.ts';
import { type FlagSet, PLAIN } from './flag-set.ts';

// PaperMC removed this variant from its documentation in February 2024.
const CHANGED: Readonly<Record<string, string>> = {
  '-XX:G1NewSizePercent=30': '-XX:G1NewSizePercent=40',
  '-XX:G1MaxNewSizePercent=40': '-XX:G1MaxNewSizePercent=50',
  '-XX:G1HeapRegionSize=8M': '-XX:G1HeapRegionSize=16M',
  '-XX:G1ReservePercent=20': '-XX:G1ReservePercent=15',
  '-XX:InitiatingHeapOccupancyPercent=15': '-XX:InitiatingHeapOccupancyPercent=20',
};

/** The older variant of Aikar's flags for heaps of 12 GB and more. */
export const aikarLargeHeap: FlagSet = {
  ...PLAIN,
  flags: () => AIKAR_FLAGS.map((flag) => CHANGED[flag] ?? flag),
};
