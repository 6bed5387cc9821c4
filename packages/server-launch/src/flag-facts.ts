import { COLUMNS, FACTS, type FlagFact, OTHER_ROWS } from './flag-table.ts';
import type { JavaVersion } from './java-version.ts';

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

/** How this Java reacts to the flag; undefined for flags that were not tested. */
export function flagStatus(name: string, java: JavaVersion, value = ''): FlagStatus | undefined {
  const row = valueRow(name, value) ?? flagFact(name)?.row;
  return row === undefined ? undefined : statusIn(row, java);
}

export function otherStatus(argument: string, java: JavaVersion): FlagStatus | undefined {
  const found = OTHER_ROWS.find(([start]) => argument.startsWith(start));
  return found && statusIn(found[1], java);
}

// Flags for which only some values are accepted, depending on the version.
function valueRow(name: string, value: string): string | undefined {
  if (name === 'ShenandoahGCMode' && value === 'iu') return 'NO U U U NO NO NO NO';
  if (name === 'ShenandoahGCMode' && value === 'generational') return 'NO NO NO NO ok ok ok ok';
  if (name === 'G1HeapRegionSize' && value === '64M') return 'ok NO NO ok ok ok ok ok';
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
