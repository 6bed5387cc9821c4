import process from 'node:process';

/**
 * Cost that grows with the size to this power is called linear. Memory alone can cost that much where a text fills the
 * caches; the square is 2.
 */
const MAX_EXPONENT = 1.5;
const STEP = 4;
const MAX_GROWTH = STEP ** MAX_EXPONENT;
/** The clock of the processor is coarse, so shorter times cannot be compared. */
const SHORTEST_MS = 40;
/** What is longer in proportion, and takes this long, is not tried with more. */
const LONG_MS = 500;
const ATTEMPTS = 5;
const STEPS = 3;

type Prepare = (size: number) => () => unknown;

/**
 * Whether four times the size takes about four times as long. `prepare` sets up the work for a size; only the work is
 * timed, as time of the processor. Large objects and full caches cost extra once, somewhere on the way, so that work
 * whose cost grows more has another chance with four times the size: the square grows 16 times each time.
 */
export async function hasLinearCost(prepare: Prepare, size: number): Promise<boolean> {
  for (let step = 0; step < STEPS; step += 1) {
    const small = prepare(size * STEP ** step);
    const large = prepare(size * STEP ** (step + 1));
    let [smallMs, largeMs] = [Infinity, Infinity];
    // Load on the machine or a garbage collection may disturb single measurements, hardly all of them.
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      smallMs = Math.min(smallMs, await cpuMsOf(small));
      largeMs = Math.min(largeMs, await cpuMsOf(large));
      if (largeMs <= MAX_GROWTH * smallMs) return true;
    }
    if (largeMs > LONG_MS) return false;
  }
  return false;
}

/** Of one run. Short work is repeated. */
export async function cpuMsOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  for (let runs = 1; ; runs += 1) {
    const result = work();
    if (result instanceof Promise) await result;
    const { user, system } = process.threadCpuUsage(before);
    const ms = (user + system) / 1000;
    if (ms >= SHORTEST_MS) return ms / runs;
  }
}
