import process from 'node:process';

/** Shorter times are too inaccurate to compute a ratio. */
const SHORTEST_MS = 40;
/** Linear cost gives 4, quadratic cost 16. */
const MAX_GROWTH = 8;

/**
 * Whether four times the size takes about four times as long. `prepare` sets up the work for a size; only the
 * work is timed.
 */
export function hasLinearCost(prepare: (size: number) => () => unknown, size: number): boolean {
  const [small, large] = [prepare(size), prepare(4 * size)];
  // Load on the machine or a garbage collection may disturb single measurements, hardly all five.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const largeMs = cpuMsOf(large);
    if (largeMs < SHORTEST_MS || largeMs < MAX_GROWTH * cpuMsOf(small)) return true;
  }
  return false;
}

function cpuMsOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
