import { type FlagSet, PLAIN } from './flag-set.ts';

/** For the Velocity proxy, taken from its documentation. */
export const velocity: FlagSet = {
  ...PLAIN,
  proxy: true,
  flags: () => [
    '-XX:+UseG1GC',
    '-XX:G1HeapRegionSize=4M',
    '-XX:+UnlockExperimentalVMOptions',
    '-XX:+ParallelRefProcEnabled',
    '-XX:+AlwaysPreTouch',
    '-XX:MaxInlineLevel=15',
  ],
};
