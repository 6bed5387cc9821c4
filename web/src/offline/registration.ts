const WORKER = '/sw.js';
const CHECK_AFTER_MS = 60 * 60 * 1000;

let registration: ServiceWorkerRegistration | undefined;
let isDismissed = false;
const listeners = new Set<() => void>();

/** Registers the service worker. Visitors who save data do without: it loads all tools. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // The browser itself looks whether there is a newer one.
  registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) {
    if (savesData() || (await isSwitchedOff())) return;
    registration = await navigator.serviceWorker.register(WORKER);
  }
  followWorker();
  registration.addEventListener('updatefound', followWorker);
  checkWhenVisible(registration);
}

/** Whether a new version is installed and waits. */
export function isUpdateReady(): boolean {
  // Without a controller it is the first version, which waits for nobody.
  return !isDismissed && Boolean(registration?.waiting && navigator.serviceWorker.controller);
}

export function subscribeToUpdates(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hides the update until the next page load. */
export function dismissUpdate(): void {
  isDismissed = true;
  notify();
}

/** Activates the new version and loads this page in it. Other tabs keep theirs until they are reloaded. */
export function applyUpdate(): void {
  const reload = () => window.location.reload();
  // Another tab may have activated it already.
  if (!registration?.waiting) {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  registration.waiting.postMessage('activate');
}

function followWorker(): void {
  registration?.installing?.addEventListener('statechange', notify);
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** Browsers look for a new version at every page load; an app that stays open for days has none. */
function checkWhenVisible(registered: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < CHECK_AFTER_MS) return;
    checkedAt = Date.now();
    // Fails when offline; the next time is soon enough.
    registered.update().catch(() => undefined);
  });
}

/** The server's setting SERVICE_WORKER=0. */
async function isSwitchedOff(): Promise<boolean> {
  const { headers } = await fetch(WORKER, { method: 'HEAD' });
  return headers.get('x-service-worker') === 'off';
}

function savesData(): boolean {
  // Not in every browser, and not in TypeScript's types.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
