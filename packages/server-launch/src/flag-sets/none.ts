import { type FlagSet, PLAIN } from './flag-set.ts';

/** Heap only: what PaperMC suggests to try first on Java 17 and later. */
export const none: FlagSet = { ...PLAIN, flags: () => [] };
