import { LARGE_HEAP_MB, TUNING_FIELDS, tuningArgument } from '../tuning.ts';
import { type FlagSet, PLAIN } from './flag-set.ts';

/** The site's own set: G1 with the ten tuning numbers of the page. */
export const specification: FlagSet = {
  ...PLAIN,
  tunable: true,
  vectorModule: true,
  flags: ({ ramMb, tuning }) => {
    const [newSize, maxNewSize] = ramMb >= LARGE_HEAP_MB ? [40, 50] : [30, 40];
    return [
      '-XX:+UnlockExperimentalVMOptions',

      '-XX:+UseG1GC',
      ...TUNING_FIELDS.map((field) => tuningArgument(field, tuning)),
      `-XX:G1NewSizePercent=${newSize}`,
      `-XX:G1MaxNewSizePercent=${maxNewSize}`,
    ];
  },
};
