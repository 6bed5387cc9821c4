import { loadToaster } from '../ui/toast.ts';
import { loadAboutDialog, loadFallingAnvil, loadPrivacyDialog } from './footer-parts.ts';

/** On a page that is never idle they are loaded after this time. */
const LATEST_MS = 4000;

/** Loads what must work without a connection as soon as the browser is idle. */
export function loadAhead(): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(loadParts, LATEST_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(loadParts, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
}

function loadParts(): void {
  // A part that fails here is loaded again when it is needed.
  void Promise.allSettled([
    loadToaster(),
    loadPrivacyDialog(),
    loadAboutDialog(),
    loadFallingAnvil(),
  ]);
}
