import { type FlagSet, PLAIN } from './flag-set.ts';

/** Generational ZGC: enabled by a flag on Java 21, the default since then; plain ZGC on 16 and 17. */
export const zgc: FlagSet = {
  ...PLAIN,
  minJava: 16,
  flags: ({ java }) => [
    '-XX:+UseZGC',
    ...(java === 21 ? ['-XX:+ZGenerational'] : []),
    '-XX:+AlwaysPreTouch',
    '-XX:+DisableExplicitGC',
    '-XX:+PerfDisableSharedMem',
  ],
};
