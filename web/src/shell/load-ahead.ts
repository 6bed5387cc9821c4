import { whenIdle } from '../state/when-idle.ts';
import { loadAfterFirstInput } from '../ui/after-first-input.ts';
import { loadToaster } from '../ui/toast.ts';

/** Upper bound on the wait when the browser stays busy. */
const MAX_WAIT_MS = 4000;

/** When the browser is idle, the worker that keeps all the rest. What fails here is tried again on the next visit. */
export function loadWorker(): (() => void) | undefined {
  if (!import.meta.env.PROD) return undefined;
  const register = () => import('../offline/registration.ts').then((part) => part.registerWorker());
  return whenIdle(() => void register().catch(() => undefined), {
    timeout: MAX_WAIT_MS,
    otherwise: MAX_WAIT_MS,
  });
}

/** Until the first input there is no focus to keep, and nothing to say about what was pressed. */
export function loadForInput(): () => void {
  return loadAfterFirstInput(() =>
    Promise.allSettled([import('../ui/keep-focus.ts'), loadToaster()]),
  );
}
