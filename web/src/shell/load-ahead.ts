import { loadToaster } from '../ui/toast.ts';
import { loadAboutDialog, loadFallingAnvil, loadPrivacyDialog } from './footer-parts.ts';

/** Upper bound on the wait when the browser stays busy. */
const MAX_WAIT_MS = 4000;

/** Preloads, when the browser is idle, what must work even if the connection is lost later. */
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
    loadPrivacyDialog(),
    loadAboutDialog(),
    loadFallingAnvil(),
  ]);
}
