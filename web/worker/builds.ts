import { languageCodes, languageQuery, notFoundPath } from '@fucina/site';
import { PrecacheController } from 'workbox-precaching';
import { isOfRevision } from './revision.ts';

/** Written by web/build/worker.ts. */
declare const BUILD: {
  readonly id: string;
  readonly files: { readonly url: string; readonly revision: string | null }[];
};

// Read once: the bundler writes the whole list in place of each `BUILD`.
const { id, files } = BUILD;

const PREFIX = 'fucina-build-';
/** An entry in the cache of each build that was ever in use. */
const IN_USE = '/in-use';

/** The pages of unknown paths, by their addresses. */
const NOT_FOUND = new Set(languageCodes.map(notFoundPath));

/** Each build has a cache of its own, so that its pages never get files of another one. */
export const cacheName = PREFIX + id;

export const cacheOfThisBuild = new PrecacheController({
  cacheName,
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) => {
        const key = cacheOfThisBuild.getCacheKeyForURL(request.url);
        const isOurs = isOfRevision(key, response.headers.get('etag'));
        // The page of unknown paths is answered with the status that it is kept with.
        const expected = NOT_FOUND.has(pathOf(request)) ? 404 : 200;
        return response.status === expected && isOurs ? response : null;
      },
    },
  ],
});
cacheOfThisBuild.addToCacheList(files);

function pathOf({ url }: Request): string {
  const { pathname, searchParams } = new URL(url);
  // Workbox asks for a file under its address with a revision.
  return `${pathname}?${languageQuery}=${searchParams.get(languageQuery)}`;
}

/** Deletes the caches of older builds, except that of the last one in use: tabs may still show its pages. */
export async function keepTwoBuilds(): Promise<void> {
  const others: string[] = [];
  const used: string[] = [];
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX) || name === cacheName) continue;
    others.push(name);
    if (await (await caches.open(name)).match(IN_USE)) used.push(name);
  }
  const last = used.at(-1);
  await Promise.all(others.filter((name) => name !== last).map((name) => caches.delete(name)));
  await (await caches.open(cacheName)).put(IN_USE, new Response());
}
