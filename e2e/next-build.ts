import { type SiteFile, type SiteFiles, siteFile } from '../server/src/pages/site-files.ts';

/** The chunk that only pages of the older build load. */
export const GONE = /^\/assets\/small-caps-[\w-]+\.js$/;

/**
 * The site as a later build would be: every page is marked as `next`, the worker lists the new pages, and a chunk of
 * the older build is gone.
 */
export function nextBuild(built: SiteFiles): SiteFiles {
  const gone = [...built.assets.keys()].find((path) => GONE.test(path));
  let worker = textOf(built.assets.get('/sw.js')).replace(/(\bid:.)[0-9a-f]{12}/, '$1next00000000');
  const marked = (pages: ReadonlyMap<string, SiteFile>) =>
    new Map(
      [...pages].map(([path, page]) => {
        const html = textOf(page).replace('</head>', '<meta name="build" content="next"></head>');
        const next = fileOf('/page.html', html);
        worker = worker.replace(page.hash, next.hash);
        return [path, next];
      }),
    );
  const documents = { en: marked(built.documents.en), it: marked(built.documents.it) };
  if (gone === undefined || !worker.includes(gone)) throw new Error('nothing to leave out');
  worker = worker.replace(new RegExp(`\\{url:.${gone},? ?.,revision:null\\},`), '');
  if (worker.includes(gone)) throw new Error(`the worker still lists ${gone}`);
  const assets = new Map(built.assets).set('/sw.js', fileOf('/sw.js', worker));
  assets.delete(gone);
  return { ...built, documents, assets };
}

export function textOf(file: SiteFile | undefined): string {
  return new TextDecoder().decode(file?.bodies.get('identity'));
}

export function fileOf(path: string, text: string): SiteFile {
  return siteFile(path, new Map([['identity', new TextEncoder().encode(text)]]));
}
