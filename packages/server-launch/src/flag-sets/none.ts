import { type FlagSet, PLAIN } from './flag-set.ts';

/** Only the heap size: PaperMC's first recommendation for Java 17 and later. */
export const none: FlagSet = { ...PLAIN, flags: () => [] };
