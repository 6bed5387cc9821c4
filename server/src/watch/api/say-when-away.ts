import type { Logger } from 'pino';
import type { RunningWatch } from '../running-watch.ts';
import { makeCalls } from '../store/calls.ts';
import { watchAway } from './refusals.ts';

/** While a database is gone, every request fails for the same reason. */
const COMPLAINT_MS = 60_000;

/** Who asks while the store does not answer is told to ask again. */
export function sayWhenAway(watch: RunningWatch, logger: Logger, now: () => number): RunningWatch {
  const { store } = watch;
  let complainedMs = Number.NEGATIVE_INFINITY;

  function complain(error: unknown): void {
    if (now() - complainedMs < COMPLAINT_MS) return;
    complainedMs = now();
    logger.error({ err: error }, 'what the watch keeps cannot be reached');
  }

  const calls = makeCalls(async (name, given) => {
    const call = store[name] as (...given: readonly unknown[]) => Promise<unknown>;
    try {
      return await call(...given);
    } catch (error) {
      complain(error);
      throw watchAway(error);
    }
  });
  return { ...watch, store: { ...calls, close: store.close } };
}
