import { BUDGETS, type Work } from './limits/budgets.ts';
import type { Limits } from './limits/limits.ts';
import { Problem } from './problem.ts';
import type { MonotonicNow } from './steady-clock.ts';

const SAMPLE_MS = 100;
const MAX_LAG_MS = 200;
// A burst of a thousand requests keeps the loop late for a second or two; overload goes on.
const MAX_LATE_MS = 3000;
const RETRY_AFTER_S = 2;

export interface EventLoopWatch {
  readonly isLagging: () => boolean;
  readonly close: () => void;
}

/** Looks how late timers are. The loop lags when they have been late again and again for some seconds. */
export function watchEventLoop(now: MonotonicNow): EventLoopWatch {
  let lateSamples = 0;
  let lateMs = 0;
  let sampledAt = now();
  const timer = setInterval(() => {
    const passedMs = now() - sampledAt;
    const isLate = passedMs > SAMPLE_MS + MAX_LAG_MS;
    lateSamples = isLate ? lateSamples + 1 : 0;
    lateMs = isLate ? lateMs + passedMs : 0;
    sampledAt = now();
  }, SAMPLE_MS);
  timer.unref();
  return {
    // A single late sample is a garbage collection, or a machine that slept.
    isLagging: () => lateSamples >= 2 && lateMs >= MAX_LATE_MS,
    close: () => clearInterval(timer),
  };
}

interface SheddingOptions {
  readonly isLagging: () => boolean;
  readonly observeShed: (work: Work) => void;
}

/** While the event loop lags, expensive work is refused with 503 before it costs anything. */
export function shedExpensiveWork(
  limits: Limits,
  { isLagging, observeShed }: SheddingOptions,
): Limits {
  return {
    ...limits,
    spend: (who, work, amount) => {
      if (!BUDGETS[work].isShed || !isLagging()) return limits.spend(who, work, amount);
      observeShed(work);
      return Promise.reject(
        new Problem(503, 'busy', 'Too much is going on here: try again in a moment.', {
          headers: { 'Retry-After': String(RETRY_AFTER_S) },
        }),
      );
    },
  };
}
