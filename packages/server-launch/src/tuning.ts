import { note, type StartNote } from './note.ts';

/** From this heap size on, the specification uses larger new-generation sizes and a smaller reserve. */
export const LARGE_HEAP_MB = 12_288;

interface TuningNumber {
  readonly flag: string;
  readonly preset: number;
  readonly min: number;
  readonly max: number;
  readonly unit?: 'M';
}

// The ranges that the JVM reports when it refuses a value.
export const TUNING = {
  maxGcPauseMillis: { flag: 'MaxGCPauseMillis', preset: 200, min: 1, max: 2 ** 31 },
  g1HeapWastePercent: { flag: 'G1HeapWastePercent', preset: 5, min: 0, max: 100 },
  g1MixedGcCountTarget: { flag: 'G1MixedGCCountTarget', preset: 4, min: 0, max: 2 ** 31 },
  initiatingHeapOccupancyPercent: {
    flag: 'InitiatingHeapOccupancyPercent',
    preset: 15,
    min: 0,
    max: 100,
  },
  g1MixedGcLiveThresholdPercent: {
    flag: 'G1MixedGCLiveThresholdPercent',
    preset: 90,
    min: 0,
    max: 100,
  },
  g1RSetUpdatingPauseTimePercent: {
    flag: 'G1RSetUpdatingPauseTimePercent',
    preset: 5,
    min: 0,
    max: 100,
  },
  survivorRatio: { flag: 'SurvivorRatio', preset: 32, min: 1, max: 2 ** 31 },
  maxTenuringThreshold: { flag: 'MaxTenuringThreshold', preset: 1, min: 0, max: 15 },
  g1HeapRegionSize: { flag: 'G1HeapRegionSize', preset: 8, min: 1, max: 32, unit: 'M' },
  g1ReservePercent: { flag: 'G1ReservePercent', preset: 20, min: 0, max: 50 },
} as const satisfies Record<string, TuningNumber>;

export type TuningField = keyof typeof TUNING;
export type TuningNumbers = Readonly<Record<TuningField, number>>;

export const TUNING_FIELDS = Object.keys(TUNING) as readonly TuningField[]; // the keys of TUNING

/** The default value of a field; only the reserve depends on the heap size. */
export function tuningPreset(field: TuningField, ramMb: number): number {
  return field === 'g1ReservePercent' && ramMb >= LARGE_HEAP_MB ? 15 : TUNING[field].preset;
}

export function tuningArgument(field: TuningField, numbers: TuningNumbers): string {
  const { flag, unit }: TuningNumber = TUNING[field];
  return `-XX:${flag}=${numbers[field]}${unit ?? ''}`;
}

/** What the JVM would report about these numbers. */
export function tuningNotes(numbers: TuningNumbers, ramMb: number): readonly StartNote[] {
  const outside = TUNING_FIELDS.flatMap((field) => {
    const { flag, min, max } = TUNING[field];
    const value = numbers[field];
    const fits = Number.isInteger(value) && value >= min && value <= max;
    return fits ? [] : [note('tuning-range', 'problem', { flag, value, min, max })];
  });
  if (outside.length > 0) return outside;
  return [...regionNotes(numbers.g1HeapRegionSize), ...survivorNotes(numbers, ramMb)];
}

function regionNotes(regionMb: number): readonly StartNote[] {
  const power = 2 ** Math.floor(Math.log2(regionMb));
  return power === regionMb
    ? []
    : [note('region-size-power', 'warning', { value: regionMb, used: power })];
}

// Tested on Java 17: the maximum ratio for G1 is the heap size divided by the region size.
function survivorNotes(numbers: TuningNumbers, ramMb: number): readonly StartNote[] {
  const max = Math.floor(ramMb / 2 ** Math.floor(Math.log2(numbers.g1HeapRegionSize)));
  return numbers.survivorRatio <= max
    ? []
    : [note('survivor-ratio-max', 'problem', { value: numbers.survivorRatio, max })];
}
