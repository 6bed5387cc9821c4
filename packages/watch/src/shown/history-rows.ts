import type { Columns, Steps } from '../numbers/columns.ts';
import { average, percentile } from '../numbers/percentile.ts';

/** Several steps as one row of a table. */
export interface HistoryRow {
  readonly from: number;
  readonly to: number;
  readonly upS: number;
  readonly downS: number;
  readonly unknownS: number;
  readonly latencyLow: number | null;
  readonly latencyHigh: number | null;
  /** The average of the steps' own averages. */
  readonly players: number | null;
  readonly peak: number | null;
}

/** The same numbers as a chart, few enough to be read one after the other. */
export function historyRows(
  columns: Columns,
  { from, stepS }: Pick<Steps, 'from' | 'stepS'>,
  rowS: number,
): readonly HistoryRow[] {
  const { upS } = columns;
  const steps = Math.max(1, Math.round(rowS / stepS));
  const count = Math.ceil(upS.length / steps);
  return Array.from({ length: count }, (_, row): HistoryRow => {
    const [start, end] = [row * steps, Math.min(upS.length, (row + 1) * steps)];
    const sum = (values: readonly number[]) =>
      values.slice(start, end).reduce((total, value) => total + value, 0);
    const known = (values: readonly (number | null)[]) =>
      values.slice(start, end).filter((value) => value !== null);
    const latency = known(columns.latency50);
    return {
      from: from + start * stepS,
      to: from + end * stepS,
      upS: sum(upS),
      downS: sum(columns.downS),
      unknownS: sum(columns.unknownS),
      latencyLow: percentile(latency, 0),
      latencyHigh: percentile(latency, 100),
      players: average(known(columns.players)),
      peak: percentile(known(columns.playersMax), 100),
    };
  });
}
