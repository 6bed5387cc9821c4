import { whenIdle } from '../state/when-idle.ts';
import { loadAfterFirstInput } from '../ui/after-first-input.ts';
import { loadToaster } from '../ui/toast.ts';

/** Upper bound on the wait when the browser stays busy. */
const MAX_WAIT_MS = 4000;

/** Preloads, when the browser is idle, what says that the connection is lost, and the worker that keeps all the rest. */
export function loadAhead(): () => void {
  return whenIdle(loadParts, { timeout: MAX_WAIT_MS, otherwise: MAX_WAIT_MS });
}

function loadParts(): void {
  // What fails here is loaded again on demand.
  void Promise.allSettled([
    import.meta.env.PROD &&
      import('../offline/registration.ts').then(({ registerWorker }) => registerWorker()),
    loadToaster(),
  ]);
}

/** Until the first input there is no focus to keep. */
export function loadFocusKeeping(): () => void {
  return loadAfterFirstInput(() => import('../ui/keep-focus.ts'));
}
