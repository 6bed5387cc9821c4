// Clocks that only go forward. The wall clock is set back and forth by people and by time servers.
import process from 'node:process';

/** Milliseconds since some moment in the past: for durations, budgets, pauses and freshness. */
export type MonotonicNow = () => number;

/** Begins at the wall clock's time of the start and then only goes forward. */
export const monotonicNow: MonotonicNow = () =>
  Math.floor(performance.timeOrigin + performance.now());

/** Processor time of this thread in milliseconds: what its work costs, however busy the machine is. */
export type ThreadCpuMs = () => number;

export const threadCpuMs: ThreadCpuMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Milliseconds since the epoch, as the machine's clock says now: for timestamps only. */
export const wallNow = Date.now;

/**
 * rate-limiter-flexible counts budgets with `Date.now` and accepts no other clock, and caches go by it: an hour
 * back would keep values fresh for an hour longer. So `Date.now` goes forward only; `new Date()` stays the wall clock.
 */
export function steadyDateNow(): void {
  Date.now = monotonicNow;
}
