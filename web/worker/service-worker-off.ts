// Served in place of the service worker with SERVICE_WORKER=0: removes it and everything that it kept.

declare const self: ServiceWorkerGlobalScope;

// Already when it is installed: the worker before may keep it waiting for as long as a page is open.
self.addEventListener('install', (event) => {
  event.waitUntil(remove());
  void self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

export {};
