import { COLUMNS, FACTS, type FlagFact, OTHER_ROWS, PROPERTY_ROWS } from './flag-table.ts';
import type { JavaVersion } from './java-version.ts';
import type { ValueSpan } from './value-check.ts';

/** How a JVM reacts to a flag: it accepts it, prints a warning, requires an unlock flag, or refuses to start. */
export type FlagStatus = 'ok' | 'warn' | 'experimental' | 'diagnostic' | 'refused';

export type FlagName = keyof typeof FACTS;

export const FLAG_NAMES = Object.keys(FACTS) as readonly FlagName[]; // the keys of FACTS

const SIGNS: Readonly<Record<string, FlagStatus>> = {
  ok: 'ok',
  warn: 'warn',
  U: 'experimental',
  D: 'diagnostic',
  NO: 'refused',
};

export function isFlagName(name: string): name is FlagName {
  return Object.hasOwn(FACTS, name);
}

export function flagFact(name: string): FlagFact | undefined {
  return isFlagName(name) ? FACTS[name] : undefined;
}

/** Where flags are looked up. */
export interface KnownFlags {
  readonly find: (name: string) => FlagFact | undefined;
  /** Whether no Java has a flag that is not found. */
  readonly areAll: boolean;
  /** For a Java before 8: what 8 warns about, because it ended there, was obeyed. */
  readonly areBefore8?: true;
  /** The values of a flag, -Xmx and its like; without it no value is judged. */
  readonly values?: (name: string, java: JavaVersion) => ValueSpan | undefined;
}

/** Those with an explanation, which the generator can do with. */
export const EXPLAINED_FLAGS: KnownFlags = { find: flagFact, areAll: false };

/** How this Java reacts to the flag; undefined for flags that are not looked up there. */
export function flagStatus(
  name: string,
  java: JavaVersion,
  value = '',
  known = EXPLAINED_FLAGS,
): FlagStatus | undefined {
  const row = valueRow(name, value) ?? known.find(name)?.row;
  return row === undefined ? undefined : statusIn(row, java);
}

export function otherStatus(argument: string, java: JavaVersion): FlagStatus | undefined {
  // `-p` is a word of its own, not the beginning of others.
  const found = OTHER_ROWS.find(
    ([start]) => argument === start || (start.length > 2 && argument.startsWith(start)),
  );
  return found && statusIn(found[1], java);
}

export function propertyStatus(name: string, java: JavaVersion): FlagStatus {
  const row = Object.hasOwn(PROPERTY_ROWS, name) ? PROPERTY_ROWS[name] : undefined;
  return row === undefined ? 'ok' : statusIn(row, java);
}

// What the list of a JVM's flags does not tell: some values are refused, and some flags want a JVM of another kind.
function valueRow(name: string, value: string): string | undefined {
  if (name === 'ShenandoahGCMode' && value === 'iu') return 'NO U U U NO NO NO NO';
  if (name === 'ShenandoahGCMode' && value === 'generational') return 'NO NO NO NO ok ok ok ok';
  // Bytes, less than a megabyte.
  if (name === 'G1HeapRegionSize' && /^[1-9]\d{0,5}$/.test(value)) return 'ok ok ok ok ok ok ok NO';
  if (name === 'G1HeapRegionSize' && value === '64M') return 'ok NO NO ok ok ok ok ok';
  if (name === 'ThreadPriorityPolicy' && !/^[01]?$/.test(value)) return 'ok NO NO NO NO NO NO NO';
  if (name === 'UseJVMCICompiler') return 'NO U U U NO NO NO NO';
  if (name === 'EnableJVMCIProduct') return 'NO NO U U NO NO NO NO';
  if (name === 'MaxRAMPercentage' && !value.includes('.')) return 'NO ok ok ok ok ok ok ok';
  return undefined;
}

function statusIn(row: string, java: JavaVersion): FlagStatus {
  // No relevant differences are known between 16 and 17.
  const column = COLUMNS.findIndex((version) => version === (java === 16 ? 17 : java));
  const status = SIGNS[row.split(' ')[column] ?? ''];
  if (status === undefined) throw new Error(`The row "${row}" has no column for Java ${java}`);
  return status;
}
