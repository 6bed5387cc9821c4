import type { SiteFiles } from '../server/src/pages/site-files.ts';
import { fileOf, GONE, textOf } from './next-build.ts';

/** An entry in the worker's list of what it keeps. */
const ENTRY = /\{url:(["'`])(.*?)\1,revision:(?:null|(["'`]).*?\3)\},?/g;

/** The site with a worker that keeps these pages only, with the files that they begin with: fast to install. */
export function keepingFew(built: SiteFiles, paths: readonly string[]): SiteFiles {
  const pages = Object.values(built.documents).flatMap((documents) =>
    paths.map((path) => textOf(documents.get(path))),
  );
  const isKept = (url: string) =>
    url.startsWith('/assets/')
      ? GONE.test(url) || pages.some((page) => page.includes(url))
      : !url.includes('?') || paths.some((path) => url.startsWith(`${path}?`));
  const worker = textOf(built.assets.get('/sw.js'));
  const few = worker.replace(ENTRY, (entry, _, url: string) => (isKept(url) ? entry : ''));
  const count = [...few.matchAll(ENTRY)].length;
  if (count === 0 || count > 100) throw new Error(`the worker keeps ${count} files`);
  return { ...built, assets: new Map(built.assets).set('/sw.js', fileOf('/sw.js', few)) };
}
