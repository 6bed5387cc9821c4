import { languageCookie, sharePath } from '@fucina/site';
import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { cacheName, cacheOfThisBuild, keepTwoBuilds } from './builds.ts';
import { gradientResponse, isGradientRequest } from './gradient.ts';
import { answerOfPage, notFoundAnswerOf } from './page-answer.ts';
import { receiveShare } from './share.ts';

declare const self: ServiceWorkerGlobalScope;

// Pages that were opened before the first installation are served, too.
clientsClaim();

self.addEventListener('install', (event) => void cacheOfThisBuild.install(event));
self.addEventListener('activate', (event) => event.waitUntil(keepTwoBuilds()));
// A new version waits until the visitor asks for it, or until no page is open.
self.addEventListener('message', (event) => {
  if (event.data === 'activate') event.waitUntil(self.skipWaiting());
});

registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.mode === 'navigate' && answerOfPage(url, {}) !== undefined,
  async ({ request, url }) => {
    const answer = answerOfPage(url, await visitor());
    if (answer?.redirect !== undefined) {
      return Response.redirect(new URL(answer.redirect, url).href, 308);
    }
    const cached = answer && (await cacheOfThisBuild.matchPrecache(answer.file));
    if (cached) return cached;
    try {
      return await fetch(request);
    } catch (thrown) {
      if (answer?.nearest === undefined) throw thrown;
      return Response.redirect(new URL(answer.nearest, url).href, 307);
    }
  },
);

registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.mode === 'navigate' && notFoundAnswerOf(url, {}) !== undefined,
  async ({ request, url }) => {
    try {
      return await fetch(request);
    } catch (thrown) {
      const file = notFoundAnswerOf(url, await visitor());
      const cached = file && (await cacheOfThisBuild.matchPrecache(file));
      if (cached) return cached;
      throw thrown;
    }
  },
);

const assets = new CacheFirst({ cacheName, matchOptions: { ignoreVary: true } });
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  // The cache of the build before has what its open pages still load.
  async (options) =>
    (await caches.match(options.request, { ignoreVary: true })) ?? assets.handle(options),
);

registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin &&
    request.mode !== 'navigate' &&
    cacheOfThisBuild.getCacheKeyForURL(url.href) !== undefined,
  async ({ request }) => (await cacheOfThisBuild.matchPrecache(request)) ?? fetch(request),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isGradientRequest(url),
  async ({ url }) => gradientResponse(url),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === sharePath,
  ({ request }) => receiveShare(request),
  'POST',
);

async function visitor() {
  return { cookie: await languageCookieOf(), languages: navigator.languages };
}

/** Undefined in browsers that show workers no cookies; there the page itself changes to the chosen language. */
async function languageCookieOf(): Promise<string | undefined> {
  if (!('cookieStore' in self)) return undefined;
  const cookie = await self.cookieStore.get(languageCookie).catch(() => null);
  return cookie?.value;
}
