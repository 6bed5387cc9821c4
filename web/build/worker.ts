import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { canonicalPath, everyPage, languageCodes, notFoundPath } from '@fucina/site';
import { build } from 'vite';
import { pageFile } from './page-file.ts';

const WORKERS = { 'sw.js': 'service-worker.ts', 'sw-off.js': 'service-worker-off.ts' };
const SOURCES = join(import.meta.dirname, '..', 'worker');

/** Large, and wanted by few: kept when it was used once. */
const KEPT_LATER = /^\/assets\/scene-[\w-]+\.js$/;
/** Files outside of `assets` that pages load. */
const UNHASHED = /^\/(?:favicon\.svg|server-icon\.svg|locales\/.*)$/;

interface Precached {
  readonly url: string;
  /** Null where the name of the file changes with its content. */
  readonly revision: string | null;
}

interface WorkerFolders {
  readonly client: string;
  readonly pages: string;
}

/** Bundles the service worker with the list of what it keeps; returns the number of files. */
export async function buildWorkers({ client, pages }: WorkerFolders): Promise<number> {
  const files = [...(await filesOf(client)), ...(await documentsOf(pages))];
  const id = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
  for (const [output, source] of Object.entries(WORKERS)) {
    await build({
      configFile: false,
      logLevel: 'warn',
      define: { BUILD: JSON.stringify({ id, files }) },
      build: {
        target: 'baseline-widely-available',
        outDir: client,
        emptyOutDir: false,
        copyPublicDir: false,
        reportCompressedSize: false,
        rolldownOptions: {
          input: join(SOURCES, source),
          output: { format: 'iife', entryFileNames: output },
        },
      },
    });
  }
  return files.length;
}

async function filesOf(client: string): Promise<Precached[]> {
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => `/${relative(client, path).split(sep).join('/')}`)
    .sort();
  if (!paths.some((path) => KEPT_LATER.test(path))) {
    throw new Error('the build has no chunk of the 3D viewer');
  }
  const hashed = paths
    .filter((path) => path.startsWith('/assets/') && !KEPT_LATER.test(path))
    .map((url) => ({ url, revision: null }));
  const others = paths.filter((path) => UNHASHED.test(path));
  return [...hashed, ...(await Promise.all(others.map((url) => withRevision(url, client, url))))];
}

async function documentsOf(pages: string): Promise<Precached[]> {
  return Promise.all(
    languageCodes.flatMap((code) => [
      ...everyPage.map((page) =>
        withRevision(canonicalPath(page, code), pages, join(code, pageFile(page))),
      ),
      withRevision(notFoundPath(code), pages, join(code, pageFile(undefined))),
    ]),
  );
}

async function withRevision(url: string, folder: string, file: string): Promise<Precached> {
  const content = await readFile(join(folder, file));
  // The server's ETag contains the same hash (server/src/pages/site-files.ts).
  const revision = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  return { url, revision };
}
