import { average } from '../numbers/percentile.ts';
import { createLocalHours } from './zone.ts';

/** A lonely value says nothing about a weekday. */
const MIN_VALUES = 2;

/** Average players by weekday (Monday first) and hour of a zone; null where too little is known. */
export function heatMap(
  hours: readonly { readonly hour: number; readonly playersAverage: number | null }[],
  zone: string,
): readonly (readonly (number | null)[])[] {
  const localHour = createLocalHours(zone);
  const cells = Array.from({ length: 7 }, () => Array.from({ length: 24 }, (): number[] => []));
  for (const { hour, playersAverage } of hours) {
    const local = localHour(hour);
    if (playersAverage !== null) cells[local.weekday]?.[local.hour]?.push(playersAverage);
  }
  return cells.map((row) => row.map((cell) => (cell.length < MIN_VALUES ? null : average(cell))));
}
