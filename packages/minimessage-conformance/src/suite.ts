import data from '../cases.json' with { type: 'json' };

/** What a case is about; most cases are about several areas, because their inputs are random. */
export type Area = (typeof AREAS)[number];

export const AREAS = [
  'plain',
  'escapes',
  'closing',
  'unknown-tags',
  'strict',
  'color',
  'decoration',
  'reset',
  'shadow',
  'gradient',
  'rainbow',
  'transition',
  'pride',
  'font',
  'insertion',
  'click',
  'hover',
  'newline',
  'keybind',
  'translatable',
  'selector',
  'score',
  'nbt',
] as const;

export interface ConformanceCase {
  readonly id: string;
  readonly areas: readonly Area[];
  readonly input: string;
  /** Whether the input is read in strict mode. */
  readonly strict: boolean;
  readonly expected: Expected;
  /** The component JSON that the reference engine writes; absent if it refuses the input. */
  readonly json?: unknown;
}

/**
 * Runs are pieces of text in reading order with the styles they have in the end; neighbors with equal styles are one
 * run. So two trees that look the same are equal.
 */
export type Expected =
  | { readonly runs: readonly unknown[] }
  /** The reference engine refuses the input; the code says why. */
  | { readonly error: string };

export interface ConformanceSuite {
  readonly version: string;
  /** The engine whose answers these are. */
  readonly reference: string;
  readonly cases: readonly ConformanceCase[];
}

// A test checks the file against its schema.
export const CONFORMANCE_SUITE = data as ConformanceSuite;
