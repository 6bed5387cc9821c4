import { loadToaster } from '../ui/toast.ts';

/** Upper bound on the wait when the browser stays busy. */
const MAX_WAIT_MS = 4000;

/** Preloads, when the browser is idle, what says that the connection is lost, and the worker that keeps all the rest. */
export function loadAhead(): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(loadParts, MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(loadParts, { timeout: MAX_WAIT_MS });
  return () => cancelIdleCallback(handle);
}

function loadParts(): void {
  // What fails here is loaded again on demand.
  void Promise.allSettled([
    import.meta.env.PROD &&
      import('../offline/registration.ts').then(({ registerWorker }) => registerWorker()),
    loadToaster(),
  ]);
}
