import type { SecondState, Span } from './spans.ts';

/** How many seconds each state had. */
export interface Seconds extends Readonly<Record<SecondState, number>> {
  readonly maintenance: number;
}

/** Announced work, from a second up to another one. */
export interface MaintenanceWindow {
  readonly from: number;
  readonly to: number;
}

/** Seconds in a window are taken out of all others. */
export function secondsOf(
  spans: readonly Span[],
  windows: readonly MaintenanceWindow[] = [],
): Seconds {
  const seconds = { up: 0, down: 0, asleep: 0, unknown: 0, maintenance: 0 };
  const merged = mergeWindows(windows);
  for (const { from, to, state } of spans) {
    const inside = merged.reduce(
      (sum, window) => sum + Math.max(0, Math.min(to, window.to) - Math.max(from, window.from)),
      0,
    );
    seconds.maintenance += inside;
    seconds[state] += to - from - inside;
  }
  return seconds;
}

function mergeWindows(windows: readonly MaintenanceWindow[]): readonly MaintenanceWindow[] {
  const merged: MaintenanceWindow[] = [];
  for (const window of windows.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last === undefined || window.from > last.to) merged.push(window);
    else merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, window.to) };
  }
  return merged;
}
