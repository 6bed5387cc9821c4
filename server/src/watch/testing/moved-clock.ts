export interface MovedClock {
  readonly now: () => number;
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Time passes in small steps; what is waited for happens in between. */
  readonly pass: (seconds: number) => Promise<void>;
  /** Nothing runs meanwhile, as in a process that was stopped. */
  readonly jump: (seconds: number) => Promise<void>;
}

const STEP_MS = 250;

/** A clock that stands still until a test moves it. */
export function createMovedClock(startMs: number): MovedClock {
  let nowMs = startMs;
  let waiting: { readonly dueMs: number; readonly resolve: () => void }[] = [];
  const move = async (ms: number) => {
    nowMs += ms;
    const due = waiting.filter(({ dueMs }) => dueMs <= nowMs);
    waiting = waiting.filter(({ dueMs }) => dueMs > nowMs);
    for (const { resolve } of due) resolve();
    await new Promise(setImmediate);
  };
  return {
    now: () => nowMs,
    wait: (ms, signal) =>
      new Promise((resolve) => {
        const end = () => {
          signal.removeEventListener('abort', end);
          resolve();
        };
        waiting.push({ dueMs: nowMs + ms, resolve: end });
        signal.addEventListener('abort', end);
        if (signal.aborted) end();
      }),
    async pass(seconds) {
      for (let passed = 0; passed < seconds * 1000; passed += STEP_MS) await move(STEP_MS);
    },
    jump: (seconds) => move(seconds * 1000),
  };
}
