import { intersect, lengthOf, merged, type Range } from './ranges.ts';
import type { IncidentStretch, SecondState, Span } from './spans.ts';

/** How many seconds each state had. */
export interface Seconds extends Readonly<Record<SecondState, number>> {
  readonly maintenance: number;
}

/** Announced work. */
export type MaintenanceWindow = Range;

/** Seconds in a window are taken out of all others. */
export function secondsOf(
  spans: readonly Span[],
  windows: readonly MaintenanceWindow[] = [],
): Seconds {
  const seconds = { up: 0, down: 0, asleep: 0, unknown: 0, maintenance: 0 };
  const [from, to] = [spans[0]?.from ?? 0, spans.at(-1)?.to ?? 0];
  const near = windows.length === 0 ? windows : intersect(merged(windows), [{ from, to }]);
  for (const span of spans) {
    const inside = near.length === 0 ? 0 : lengthOf(intersect(near, [span]));
    seconds.maintenance += inside;
    seconds[span.state] += span.to - span.from - inside;
  }
  return seconds;
}

/**
 * The same out of counted seconds of a whole range, where it is not known in which second was what: what was down within
 * announced work is known from the incidents, the rest of that time is taken from the time that was up.
 */
export function withoutWindows(
  seconds: Seconds,
  windows: readonly MaintenanceWindow[],
  incidents: readonly IncidentStretch[],
  range: Range,
): Seconds {
  const inside = intersect(merged(windows), [range]);
  const maintenance = lengthOf(inside);
  const downs = downRanges(incidents, range.to);
  const down = Math.min(seconds.down, lengthOf(intersect(inside, downs)));
  const up = Math.min(seconds.up, maintenance - down);
  const unknown = Math.min(seconds.unknown, maintenance - down - up);
  const asleep = maintenance - down - up - unknown;
  return {
    up: seconds.up - up,
    down: seconds.down - down,
    unknown: seconds.unknown - unknown,
    asleep: seconds.asleep - asleep,
    maintenance,
  };
}

/** When a target was down as a whole: an unstable one is so only now and then. */
export function downRanges(incidents: readonly IncidentStretch[], until: number): readonly Range[] {
  return incidents
    .filter(({ kind }) => kind === 'down')
    .map(({ startedAt, endedAt }) => ({ from: startedAt, to: endedAt ?? until }));
}
