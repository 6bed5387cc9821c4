import process from 'node:process';

/** Cost that grows with the size to this power is called linear; the square is 2. */
const MAX_EXPONENT = 1.15;
const STEP = 4;
const MAX_GROWTH = STEP ** MAX_EXPONENT;
/** The clock of the processor is coarse, so shorter times cannot be compared. */
const MIN_MS = 40;
/** What is longer in proportion, and takes this long, is not tried with more. */
const LONG_MS = 2000;
const ATTEMPTS = 5;
const STEPS = 3;

type Prepare = (size: number) => () => unknown;

/**
 * Whether four times the size takes about four times as long. `prepare` sets up the work for a size; only the work is
 * timed, as time of the processor, in pairs. Load on the machine or a garbage collection disturbs some pairs, hardly all
 * of them; large objects and full caches cost extra once, somewhere on the way, so that work whose cost grows more has
 * another chance with four times the size. The square grows 16 times in each of them, and twice as fast a machine in
 * the middle of a pair does not hide that.
 */
export async function hasLinearCost(prepare: Prepare, size: number): Promise<boolean> {
  for (let step = 0; step < STEPS; step += 1) {
    const small = prepare(size * STEP ** step);
    const large = prepare(size * STEP ** (step + 1));
    let largeMs = Infinity;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const smallMs = await cpuMsOf(small);
      largeMs = await cpuMsOf(large);
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
    if (ms >= MIN_MS) return ms / runs;
  }
}
