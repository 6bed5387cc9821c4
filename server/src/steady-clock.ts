// Clocks that only go forward. The wall clock is set back and forth by people and by time servers.

/** Milliseconds since some moment in the past: for durations, budgets, pauses and freshness. */
export type MonotonicNow = () => number;

/** Begins at the wall clock's time of the start and then only goes forward. */
export const monotonicNow: MonotonicNow = () =>
  Math.floor(performance.timeOrigin + performance.now());

/** Milliseconds since the epoch, as the machine's clock says now: for timestamps only. */
export const wallNow = Date.now;

/**
 * bentocache and rate-limiter-flexible count freshness and budgets with `Date.now` and accept no other clock: an hour
 * back would keep values fresh for an hour longer. So `Date.now` goes forward only; `new Date()` stays the wall clock.
 */
export function steadyDateNow(): void {
  Date.now = monotonicNow;
}
