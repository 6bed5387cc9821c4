import process from 'node:process';

/** Cost that grows with the size to this power is called linear. */
const MAX_EXPONENT = 1.15;
const STEP = 4;
const MAX_GROWTH = STEP ** MAX_EXPONENT;
/** Well above anything that a garbage collection or a cache may add. The square gives 16. */
const CLEARLY_TOO_MUCH = STEP ** 1.5;
/** The clock of the processor is coarse, so shorter times cannot be compared. */
const SHORTEST_MS = 40;
const ATTEMPTS = 5;

type Prepare = (size: number) => () => unknown;

/**
 * Whether four times the size takes about four times as long. `prepare` sets up the work for a size; only the work is
 * timed, as time of the processor. Work that is a little above is done with four times the size again: what memory
 * costs is then paid already, and what grows faster than the size has grown.
 */
export async function hasLinearCost(prepare: Prepare, size: number): Promise<boolean> {
  const growth = await growthFrom(prepare, size);
  if (growth <= MAX_GROWTH) return true;
  return growth <= CLEARLY_TOO_MUCH && (await growthFrom(prepare, STEP * size)) <= MAX_GROWTH;
}

/** How many times as long four times the size takes. */
async function growthFrom(prepare: Prepare, size: number): Promise<number> {
  const [small, large] = [prepare(size), prepare(STEP * size)];
  let [smallMs, largeMs] = [Infinity, Infinity];
  // Load on the machine or a garbage collection may disturb single measurements, hardly all of them.
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    smallMs = Math.min(smallMs, await cpuMsOf(small));
    largeMs = Math.min(largeMs, await cpuMsOf(large));
    if (largeMs <= MAX_GROWTH * smallMs) break;
  }
  return largeMs / smallMs;
}

/** Of one run. Short work is repeated. */
async function cpuMsOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  for (let runs = 1; ; runs += 1) {
    const result = work();
    if (result instanceof Promise) await result;
    const { user, system } = process.threadCpuUsage(before);
    const ms = (user + system) / 1000;
    if (ms >= SHORTEST_MS) return ms / runs;
  }
}
