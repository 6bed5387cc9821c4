import type { JavaVersion } from './java-version.ts';
import { LARGE_HEAP_MB, TUNING_FIELDS, type TuningNumbers, tuningArgument } from './tuning.ts';

interface FlagContext {
  readonly ramMb: number;
  readonly tuning: TuningNumbers;
  readonly java: JavaVersion;
}

export interface FlagSet {
  readonly flags: (context: FlagContext) => readonly string[];
  readonly minJava: JavaVersion;
  /** Whether the ten tuning numbers apply to this set. */
  readonly tunable: boolean;
  readonly vectorModule: boolean;
  /** Whether the flags are meant for a proxy. */
  readonly proxy: boolean;
}

const PLAIN: Omit<FlagSet, 'flags'> = {
  minJava: 8,
  tunable: false,
  vectorModule: false,
  proxy: false,
};

/** The site's own set: G1 with the ten tuning numbers of the page. */
const specification: FlagSet = {
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

/** Only the heap size: PaperMC's first recommendation for Java 17 and later. */
const none: FlagSet = { ...PLAIN, flags: () => [] };

/** Aikar's flags as currently published by PaperMC: one set for all heap sizes. */
const AIKAR_FLAGS = [
  '-XX:+UseG1GC',
  '-XX:+ParallelRefProcEnabled',
  '-XX:MaxGCPauseMillis=200',
  '-XX:+UnlockExperimentalVMOptions',
  '-XX:+DisableExplicitGC',
  '-XX:+AlwaysPreTouch',
  '-XX:G1NewSizePercent=30',
  '-XX:G1MaxNewSizePercent=40',
  '-XX:G1HeapRegionSize=8M',
  '-XX:G1ReservePercent=20',
  '-XX:G1HeapWastePercent=5',
  '-XX:G1MixedGCCountTarget=4',
  '-XX:InitiatingHeapOccupancyPercent=15',
  '-XX:G1MixedGCLiveThresholdPercent=90',
  '-XX:G1RSetUpdatingPauseTimePercent=5',
  '-XX:SurvivorRatio=32',
  '-XX:+PerfDisableSharedMem',
  '-XX:MaxTenuringThreshold=1',
  '-Dusing.aikars.flags=https://mcflags.emc.gs',
  '-Daikars.new.flags=true',
] as const;

const aikar: FlagSet = { ...PLAIN, flags: () => AIKAR_FLAGS };

// PaperMC removed this variant from its documentation in February 2024.
const CHANGED_FOR_LARGE_HEAPS: Readonly<Record<string, string>> = {
  '-XX:G1NewSizePercent=30': '-XX:G1NewSizePercent=40',
  '-XX:G1MaxNewSizePercent=40': '-XX:G1MaxNewSizePercent=50',
  '-XX:G1HeapRegionSize=8M': '-XX:G1HeapRegionSize=16M',
  '-XX:G1ReservePercent=20': '-XX:G1ReservePercent=15',
  '-XX:InitiatingHeapOccupancyPercent=15': '-XX:InitiatingHeapOccupancyPercent=20',
};

/** The older variant of Aikar's flags for heaps of 12 GB and more. */
const aikarLargeHeap: FlagSet = {
  ...PLAIN,
  flags: () => AIKAR_FLAGS.map((flag) => CHANGED_FOR_LARGE_HEAPS[flag] ?? flag),
};

/** Generational ZGC: enabled by a flag on Java 21, the default since then; plain ZGC on 16 and 17. */
const zgc: FlagSet = {
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

/** For the Velocity proxy, taken from its documentation. */
const velocity: FlagSet = {
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
