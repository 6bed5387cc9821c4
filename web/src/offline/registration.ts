const WORKER = '/sw.js';
const CHECK_AFTER_MS = 60 * 60 * 1000;

/** Registers the service worker and offers new versions. Visitors who save data do without: it loads all tools. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const known = await navigator.serviceWorker.getRegistration();
  if (known === undefined) {
    if (savesData()) return;
    if (await isSwitchedOff()) {
      // A worker that was removed may have kept files for the last page that it served.
      await deleteCaches();
      return;
    }
  }
  const registration = known ?? (await navigator.serviceWorker.register(WORKER));
  const offerUpdate = () => {
    // Without a controller it is the first version, which waits for nobody.
    if (!registration.waiting || !navigator.serviceWorker.controller) return;
    void import('./update-bar.tsx').then(({ showUpdateBar }) => showUpdateBar(registration));
  };
  offerUpdate();
  registration.addEventListener('updatefound', () => {
    // On a busy page it may be installed before this event arrives.
    offerUpdate();
    registration.installing?.addEventListener('statechange', offerUpdate);
  });
  // Browsers do this too, some time after a page has loaded. It fails when offline; the next time is soon enough.
  const check = () => void registration.update().catch(() => undefined);
  if (known) check();
  checkWhenVisible(check);
}

/** An app that stays open for days loads no pages. */
function checkWhenVisible(check: () => void): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < CHECK_AFTER_MS) return;
    checkedAt = Date.now();
    check();
  });
}

/** The server's setting SERVICE_WORKER=0. */
async function isSwitchedOff(): Promise<boolean> {
  const { headers } = await fetch(WORKER, { method: 'HEAD' });
  return headers.get('x-service-worker') === 'off';
}

async function deleteCaches(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

function savesData(): boolean {
  // Not in every browser, and not in TypeScript's types.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
