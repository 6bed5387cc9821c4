import type { DayShape } from '@fucina/watch';
import type { CSSProperties } from 'react';

export interface DayBar {
  readonly day: string;
  readonly shape: DayShape;
  /** Of the measured time, how much it was down: between 0 and 1. */
  readonly down: number;
}

/** However short: it has to be seen. */
const SMALLEST_SHARE = 0.3;

/** A picture of days; what each of them says is said elsewhere. */
export function DayBars({ bars }: { readonly bars: readonly DayBar[] }) {
  return (
    <div aria-hidden className="day-bars">
      {bars.map(({ day, shape, down }) => (
        <span
          key={day}
          className={`day-bar day-bar-${shape}`}
          style={
            shape === 'some'
              ? ({ '--share': `${Math.max(SMALLEST_SHARE, down) * 100}%` } as CSSProperties)
              : undefined
          }
        />
      ))}
    </div>
  );
}
