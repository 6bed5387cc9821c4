import { blueOf, greenOf, type Rgb, redOf } from '@fucina/color';

export interface ColorStop {
  readonly rgb: Rgb;
  /** 0 to 100. */
  readonly pos: number;
}

interface ColorRange {
  readonly from: ColorStop;
  readonly to: ColorStop;
  readonly low: number;
  readonly high: number;
}

export function sortedStops<Stop extends ColorStop>(stops: readonly Stop[]): readonly Stop[] {
  return stops.toSorted((one, other) => one.pos - other.pos);
}

/** The stops sorted by position, with the outermost ones repeated at 0 and 100 if needed. */
export function spanningStops<Stop extends ColorStop>(stops: readonly Stop[]): readonly Stop[] {
  const sorted = sortedStops(stops);
  const first = sorted[0];
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return [];
  return [
    ...(first.pos > 0 ? [{ ...first, pos: 0 }] : []),
    ...sorted,
    ...(last.pos < 100 ? [{ ...last, pos: 100 }] : []),
  ];
}

/**
 * The color of each step, computed like the well-known gradient services: a stop is on a whole step, channels
 * are multiplied before they are divided, and steps beyond the end run backwards (when `colorLength` does not
 * divide `length`).
 */
export function colorOfStep(
  spanning: readonly ColorStop[],
  length: number,
  colorLength: number,
): (step: number) => Rgb {
  const steps = length / colorLength - 1;
  const ranges = rangesOf(spanning, steps);
  const flat = spanning[0]?.rgb ?? 0;
  let at = 0;
  return (step) => {
    const place = bounce(step, steps);
    // Steps are usually requested in ascending order, so the search continues from the last range.
    if (place <= (ranges[at]?.low ?? 0)) at = 0;
    while (at < ranges.length - 1 && place > (ranges[at]?.high ?? 0)) at += 1;
    const range = ranges[at];
    return range === undefined ? flat : colorWithin(range, place);
  };
}

function rangesOf(spanning: readonly ColorStop[], steps: number): readonly ColorRange[] {
  const ranges: ColorRange[] = [];
  for (let index = 1; index < spanning.length; index += 1) {
    const from = spanning[index - 1] as ColorStop; // 0 <= index - 1 < length
    const to = spanning[index] as ColorStop;
    const low = Math.round((from.pos / 100) * steps);
    const high = Math.round((to.pos / 100) * steps);
    if (high > low) ranges.push({ from, to, low, high });
  }
  return ranges;
}

function bounce(step: number, steps: number): number {
  if (steps <= 0) return 0;
  const turn = step % (2 * steps);
  return Math.round(turn <= steps ? turn : 2 * steps - turn);
}

function colorWithin({ from, to, low, high }: ColorRange, place: number): Rgb {
  const between = (start: number, end: number) =>
    Math.round(start + ((end - start) * (place - low)) / (high - low));
  return (
    (between(redOf(from.rgb), redOf(to.rgb)) << 16) |
    (between(greenOf(from.rgb), greenOf(to.rgb)) << 8) |
    between(blueOf(from.rgb), blueOf(to.rgb))
  );
}
