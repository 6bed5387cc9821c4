import { whenIdle } from '../state/when-idle.ts';

/** Upper bound on the wait when the browser stays busy. */
const MAX_WAIT_MS = 2000;
const FIRST_INPUTS = ['pointermove', 'touchstart', 'keydown', 'focusin'] as const;

/**
 * Loads something when the browser is idle after the visitor's first input: nothing for those who only read. What
 * fails here is loaded again on demand, or the page works without it.
 */
export function loadAfterFirstInput(load: () => Promise<unknown>): () => void {
  const start = () => {
    stop();
    whenIdle(() => void load().catch(() => undefined), { timeout: MAX_WAIT_MS });
  };
  const stop = () => {
    for (const type of FIRST_INPUTS) document.removeEventListener(type, start);
  };
  for (const type of FIRST_INPUTS) document.addEventListener(type, start, { passive: true });
  return stop;
}
