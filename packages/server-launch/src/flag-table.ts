import type { JavaVersion } from './java-version.ts';

export interface FlagFact {
  readonly takes: 'switch' | 'value';
  readonly collector?: true;
  /** The name in newer versions, and the first version that uses it. */
  readonly renamed?: { readonly to: string; readonly from: JavaVersion };
  readonly row: string;
}

/** The Java versions of the columns. */
export const COLUMNS = [8, 11, 17, 21, 25, 26, 27, 28] as const satisfies readonly JavaVersion[];

const ALL = 'ok ok ok ok ok ok ok ok';
const EXPERIMENTAL = 'U U U U U U U U';

// Determined by starting OpenJDK 8u504, 11.0.33, 17.0.21, 21.0.13, 25.0.5, 26.0.2, 27.0.1 and an early build of
// 28 with each flag. Warnings that depend on the machine (huge pages, NUMA) count as ok.
//                                                         8    11   17   21   25   26   27   28
export const FACTS = {
  UseG1GC: { takes: 'switch', collector: true, row: ALL },
  UseSerialGC: { takes: 'switch', collector: true, row: ALL },
  UseParallelGC: { takes: 'switch', collector: true, row: ALL },
  UseZGC: { takes: 'switch', collector: true, row: 'NO U ok ok ok ok ok ok' },
  UseShenandoahGC: { takes: 'switch', collector: true, row: 'NO ok ok ok ok ok ok ok' },
  UseConcMarkSweepGC: { takes: 'switch', collector: true, row: 'ok warn NO NO NO NO NO NO' },
  UseParNewGC: { takes: 'switch', row: 'ok NO NO NO NO NO NO NO' },
  ZGenerational: { takes: 'switch', row: 'NO NO NO ok warn NO NO NO' },
  ZProactive: { takes: 'switch', row: 'NO D ok ok ok ok ok ok' },
  MaxGCPauseMillis: { takes: 'value', row: ALL },
  ParallelRefProcEnabled: { takes: 'switch', row: 'ok ok ok ok ok warn warn NO' },
  DisableExplicitGC: { takes: 'switch', row: ALL },
  AlwaysPreTouch: { takes: 'switch', row: ALL },
  PerfDisableSharedMem: { takes: 'switch', row: ALL },
  UseStringDeduplication: { takes: 'switch', row: ALL },
  G1NewSizePercent: { takes: 'value', row: EXPERIMENTAL },
  G1MaxNewSizePercent: { takes: 'value', row: EXPERIMENTAL },
  G1MixedGCLiveThresholdPercent: { takes: 'value', row: EXPERIMENTAL },
  G1HeapRegionSize: { takes: 'value', row: ALL },
  G1ReservePercent: { takes: 'value', row: ALL },
  G1HeapWastePercent: { takes: 'value', row: ALL },
  G1MixedGCCountTarget: { takes: 'value', row: ALL },
  G1RSetUpdatingPauseTimePercent: { takes: 'value', row: ALL },
  InitiatingHeapOccupancyPercent: {
    takes: 'value',
    renamed: { to: 'G1IHOP', from: 27 },
    row: 'ok ok ok ok ok ok warn warn',
  },
  G1IHOP: { takes: 'value', row: 'NO NO NO NO NO NO ok ok' },
  G1ConcRSHotCardLimit: { takes: 'value', row: 'ok ok ok warn NO NO NO NO' },
  G1ConcRefinementServiceIntervalMillis: { takes: 'value', row: 'ok ok ok warn NO NO NO NO' },
  SurvivorRatio: { takes: 'value', row: ALL },
  MaxTenuringThreshold: { takes: 'value', row: ALL },
  MaxInlineLevel: { takes: 'value', row: ALL },
  OptimizeStringConcat: { takes: 'switch', row: ALL },
  UseCompressedOops: { takes: 'switch', row: ALL },
  UseCompactObjectHeaders: { takes: 'switch', row: 'NO NO NO NO ok ok ok ok' },
  AllocatePrefetchStyle: { takes: 'value', row: ALL },
  ActiveProcessorCount: { takes: 'value', row: ALL },
  ExitOnOutOfMemoryError: { takes: 'switch', row: ALL },
  CrashOnOutOfMemoryError: { takes: 'switch', row: ALL },
  HeapDumpOnOutOfMemoryError: { takes: 'switch', row: ALL },
  MaxRAMPercentage: { takes: 'value', row: ALL },
  InitialRAMPercentage: { takes: 'value', row: ALL },
  MaxRAM: { takes: 'value', row: 'ok ok ok ok ok warn warn NO' },
  AlwaysActAsServerClassMachine: { takes: 'switch', row: 'ok ok ok ok ok warn warn NO' },
  UseLargePages: { takes: 'switch', row: ALL },
  UseTransparentHugePages: { takes: 'switch', row: ALL },
  UseNUMA: { takes: 'switch', row: ALL },
  UseBiasedLocking: { takes: 'switch', row: 'ok ok warn NO NO NO NO NO' },
  AggressiveOpts: { takes: 'switch', row: 'ok warn NO NO NO NO NO NO' },
  MaxPermSize: { takes: 'value', row: 'warn warn NO NO NO NO NO NO' },
  PermSize: { takes: 'value', row: 'warn warn NO NO NO NO NO NO' },
  ShenandoahGCMode: { takes: 'value', row: 'NO ok ok ok ok ok ok ok' },
  UseFastUnorderedTimeStamps: { takes: 'switch', row: EXPERIMENTAL },
  UseCriticalJavaThreadPriority: { takes: 'switch', row: EXPERIMENTAL },
  EagerJVMCI: { takes: 'switch', row: 'NO U U U U U NO NO' },
  EnableJVMCI: { takes: 'switch', row: 'NO U U U U U NO NO' },
  UseVectorStubs: { takes: 'switch', row: 'NO NO U U U U NO NO' },
  EnableVectorSupport: { takes: 'switch', row: 'NO NO U U U U U U' },
  UseNewLongLShift: { takes: 'switch', row: 'ok ok ok ok ok ok warn NO' },
  UseXMMForArrayCopy: { takes: 'switch', row: 'ok ok ok ok ok ok warn NO' },
  UseFastStosb: { takes: 'switch', row: ALL },
  UseAES: { takes: 'switch', row: ALL },
  UseAESIntrinsics: { takes: 'switch', row: 'ok D D D D D D D' },
  PrintGCDetails: { takes: 'switch', row: 'ok warn warn warn warn warn warn warn' },
  PrintGCDateStamps: { takes: 'switch', row: 'ok NO NO NO NO NO NO NO' },
  UseGCLogFileRotation: { takes: 'switch', row: 'ok NO NO NO NO NO NO NO' },
  NumberOfGCLogFiles: { takes: 'value', row: 'ok NO NO NO NO NO NO NO' },
  GCLogFileSize: { takes: 'value', row: 'ok NO NO NO NO NO NO NO' },
  UnlockExperimentalVMOptions: { takes: 'switch', row: ALL },
  UnlockDiagnosticVMOptions: { takes: 'switch', row: ALL },
  IgnoreUnrecognizedVMOptions: { takes: 'switch', row: ALL },
} as const satisfies Record<string, FlagFact>;

// Arguments that are not -XX flags, by their prefix; the first that fits counts. Tried like the flags.
export const OTHER_ROWS: readonly (readonly [string, string])[] = [
  ['--add-modules=jdk.incubator.vector', 'NO NO ok ok ok ok ok ok'],
  ['--add-modules', 'NO ok ok ok ok ok ok ok'],
  ['--enable-native-access', 'NO NO ok ok ok ok ok ok'],
  ['--illegal-native-access', 'NO NO NO NO ok ok ok ok'],
  ['--illegal-access', 'NO ok warn warn warn warn warn warn'],
  ['--sun-misc-unsafe-memory-access', 'NO NO NO NO ok ok ok ok'],
  ['--finalization', 'NO NO NO ok ok ok ok ok'],
  ['--add-opens', 'NO ok ok ok ok ok ok ok'],
  ['--add-exports', 'NO ok ok ok ok ok ok ok'],
  ['--add-reads', 'NO ok ok ok ok ok ok ok'],
  ['--patch-module', 'NO ok ok ok ok ok ok ok'],
  ['--limit-modules', 'NO ok ok ok ok ok ok ok'],
  ['-p', 'NO ok ok ok ok ok ok ok'],
  ['--module-path', 'NO ok ok ok ok ok ok ok'],
  ['--class-path', 'NO ok ok ok ok ok ok ok'],
  ['--enable-preview', 'NO ok ok ok ok ok ok ok'],
  ['--show-version', 'NO ok ok ok ok ok ok ok'],
  ['-Xlog:', 'NO ok ok ok ok ok ok ok'],
  ['-Xloggc:', 'ok warn warn warn warn warn warn warn'],
  ['-Xincgc', 'warn NO NO NO NO NO NO NO'],
  ['-Xconcgc', 'ok warn NO NO NO NO NO NO'],
  ['-Xdebug', 'ok ok ok ok warn warn warn warn'],
  ['-Xnoagent', 'ok ok ok ok NO NO NO NO'],
  ['-Xfuture', 'ok ok warn warn NO NO NO NO'],
  ['-Xprof', 'ok warn warn warn warn warn warn warn'],
  ['-Xverify:none', 'ok ok warn warn warn warn NO NO'],
  ['-noverify', 'ok ok warn warn warn warn NO NO'],
  ['-Xmaxjitcodesize', 'ok ok ok ok ok warn warn warn'],
  ['-Xbootclasspath/p:', 'ok NO NO NO NO NO NO NO'],
  ['-Xrunhprof', 'ok NO NO NO NO NO NO NO'],
  ['-Xusealtsigs', 'ok NO NO NO NO NO NO NO'],
  ['-Xsqnopause', 'ok NO NO NO NO NO NO NO'],
  ['-Xoss', 'ok NO NO NO NO NO NO NO'],
  ['-jre-restrict-search', 'ok NO NO NO NO NO NO NO'],
  ['-no-jre-restrict-search', 'ok NO NO NO NO NO NO NO'],
  ['-d64', 'ok NO NO NO NO NO NO NO'],
  ['-d32', 'NO NO NO NO NO NO NO NO'],
  // Written with a colon, which other flags do not have.
  ['-XX:StartFlightRecording', ALL],
  ['-XX:FlightRecorderOptions', ALL],
  ...[
    ['-server', '-client', '-cp', '-classpath', '-javaagent:', '-agentlib:', '-agentpath:'],
    ['-Xrs', '-Xrunjdwp', '-Xint', '-Xcomp', '-Xmixed', '-Xbatch', '-Xshare:', '-Xverify'],
    [
      '-Xnoclassgc',
      '-Xbootclasspath/a:',
      '-Xcheck:jni',
      '-Xdiag',
      '-XshowSettings',
      '-Xinternalversion',
    ],
    ['-Xss', '-Xmn', '-verbose', '-showversion', '-splash:', '-ea', '-da', '-esa', '-dsa'],
    [
      '-enableassertions',
      '-disableassertions',
      '-enablesystemassertions',
      '-disablesystemassertions',
    ],
  ]
    .flat()
    .map((prefix) => [prefix, ALL] as const),
];

/** Properties that stop a newer Java. */
export const PROPERTY_ROWS: Readonly<Record<string, string>> = {
  'java.ext.dirs': 'ok NO NO NO NO NO NO NO',
  'java.endorsed.dirs': 'ok NO NO NO NO NO NO NO',
};
