// Served in place of the service worker with SERVICE_WORKER=0: removes it and everything that it kept.

declare const self: ServiceWorkerGlobalScope;

// Already when it is installed: the worker before may keep it waiting for as long as a page is open.
self.addEventListener('install', (event) => {
  event.waitUntil(deleteCaches());
  // Browsers do this after the installation; an installation that waited for it would never end.
  void self.registration.unregister();
});

async function deleteCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

export {};
