import { whenIdle } from '../state/when-idle.ts';

/** Upper bound on the wait when the browser stays busy. */
const MAX_WAIT_MS = 2000;
const FIRST_INPUTS = ['pointermove', 'touchstart', 'keydown', 'focusin'] as const;

/** Runs something when the browser is idle after the visitor's first input: nothing for those who only read. */
export function afterFirstInput(run: () => void): () => void {
  const start = () => {
    stop();
    whenIdle(run, { timeout: MAX_WAIT_MS });
  };
  const stop = () => {
    for (const type of FIRST_INPUTS) document.removeEventListener(type, start);
  };
  for (const type of FIRST_INPUTS) document.addEventListener(type, start, { passive: true });
  return stop;
}
