const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

export interface DurationPart {
  readonly unit: (typeof UNITS)[number][0];
  readonly value: number;
}

/** A duration as people say it: its largest unit and the next smaller one, rounded down. Less than nothing is nothing. */
export function durationParts(seconds: number): readonly DurationPart[] {
  const whole = Math.max(0, Math.floor(seconds));
  const first = Math.max(
    0,
    UNITS.findIndex(([, size]) => whole >= size),
  );
  if (whole === 0) return [{ unit: 'second', value: 0 }];
  let rest = whole;
  return UNITS.slice(first, first + 2).flatMap(([unit, size]) => {
    const value = Math.floor(rest / size);
    rest -= value * size;
    return value === 0 ? [] : [{ unit, value }];
  });
}
