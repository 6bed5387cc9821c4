import type { WatchDays } from '@fucina/api-contract';
import { type DayShape, dayShape } from '@fucina/watch';

type Day = WatchDays['days'][number];
/** Attributes of an element of this color. */
export type Paint = (color: 'up' | 'down' | 'slow' | 'work' | 'unknown') => string;

export interface BarsSize {
  readonly width: number;
  readonly height: number;
}

/** However short: it has to be seen. */
const SMALLEST_SHARE = 0.3;
/** Those with an outage stand out above the others, so that nobody has to tell colors apart. */
const HEIGHTS: Readonly<Record<DayShape, number>> = {
  ...{ up: 0.7, empty: 0.7, maintenance: 0.7 },
  ...{ some: 1, down: 1 },
  asleep: 0.35,
};

/** The days as the inside of an SVG, as `day-bars.tsx` of the site draws them. */
export function dayBars(days: readonly Day[], size: BarsSize, paint: Paint): string {
  const step = size.width / Math.max(1, days.length);
  return days.map((day, at) => barOf(day, at * step, step * 0.8, size.height, paint)).join('');
}

function barOf(day: Day, x: number, width: number, full: number, paint: Paint): string {
  const { up_s: upS, down_s: downS, asleep_s: asleepS, maintenance_s: maintenanceS } = day;
  const shape = dayShape({ upS, downS, asleepS, maintenanceS });
  const height = HEIGHTS[shape] * full;
  const rect = (color: Parameters<Paint>[0], from: number, to: number, more = '') =>
    `<rect x="${round(x)}" y="${round(from)}" width="${round(width)}" height="${round(to - from)}" ${paint(color)}${more}/>`;
  const top = full - height;
  switch (shape) {
    case 'up':
      return rect('up', top, full);
    case 'down':
      return rect('down', top, full);
    case 'asleep':
      return rect('slow', top, full);
    case 'maintenance':
      return rect('work', top, full, ' fill-opacity="0.5"');
    case 'empty':
      return rect('unknown', top, full, ' fill-opacity="0.25"');
    case 'some': {
      const end = full * Math.max(SMALLEST_SHARE, downS / Math.max(1, upS + downS));
      return rect('down', 0, end) + rect('up', end, full);
    }
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
