import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languageCodes, originPlaceholder, type Page } from '@fucina/site';
import type { Manifest } from 'vite';
import type { ServerRender } from '../src/app/rendered-page.ts';
import { writeDocument } from './document.ts';

interface PrerenderFolders {
  /** The client's build, whose template and manifest are used up. */
  readonly client: string;
  /** The bundle of `server-render.tsx`. */
  readonly server: string;
  readonly pages: string;
}

/** Writes every page in every language; says how many documents that were. */
export async function prerender({ client, server, pages }: PrerenderFolders): Promise<number> {
  const bundle: { serverRender: ServerRender } = await import(
    pathToFileURL(join(server, 'server-render.js')).href
  );
  const { renderPage, renderedPages } = bundle.serverRender;
  const template = await readFile(join(client, 'index.html'), 'utf8');
  const manifestPath = join(client, '.vite', 'manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(manifestPath, 'utf8'));
  const origin = originPlaceholder;

  for (const language of languageCodes) {
    for (const page of renderedPages) {
      const rendered = await renderPage(page, language, origin);
      const modules = page ? modulesOf(page, manifest) : [];
      const html = writeDocument({ template, language, page: rendered, modules, origin });
      const path = join(pages, language, fileOf(page));
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, html);
    }
  }
  await rm(join(client, 'index.html'));
  await rm(dirname(manifestPath), { recursive: true });
  return languageCodes.length * renderedPages.length;
}

function fileOf(page: Page | undefined): string {
  if (page === undefined) return '404.html';
  return page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`;
}

/** The page's chunk and what it imports, without what the entry brings along. */
function modulesOf(page: Page, manifest: Manifest): string[] {
  const source = page.isBasePage ? `src/pages/${page.id}.tsx` : `src/tools/${page.id}/page.tsx`;
  if (manifest[source] === undefined) throw new Error(`the build has no chunk of ${source}`);
  const brought = closure('index.html', manifest);
  return [...closure(source, manifest)]
    .filter((name) => !brought.has(name))
    .map((name) => `/${manifest[name]?.file}`);
}

function closure(name: string, manifest: Manifest, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const imported of manifest[name]?.imports ?? []) closure(imported, manifest, found);
  return found;
}
