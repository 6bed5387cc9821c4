const FIRST_MS = 250;
const MAX_MS = 30_000;
/** A worker that lived this long was well. */
const WELL_AFTER_MS = 10_000;

/** How long to wait before a dead worker is replaced: at once as a rule, longer each time while they die young. */
export function createRestartDelay(): (livedMs: number) => number {
  let delayMs = 0;
  return (livedMs) => {
    delayMs = livedMs >= WELL_AFTER_MS ? 0 : Math.min(MAX_MS, Math.max(FIRST_MS, delayMs * 2));
    return delayMs;
  };
}
