import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  fallbackLanguage,
  languageCodes,
  originPlaceholder,
  type PageId,
  rulePage,
  type WordsFile,
  wordsFilesOf,
  wordsPath,
} from '@fucina/site';
import { type Manifest, type ManifestChunk, minifySync } from 'vite';
import type { ServerRender } from '../src/entry/rendered-page.ts';
import { writeDocument } from './document.ts';
import { firstScript } from './first-script.ts';
import { wordsOfPages } from './manual/words-of-pages.ts';
import { pageFile } from './page-file.ts';
import { readPageSources } from './page-sources.ts';

const ENTRY = 'index.html';

const SCHEMAS = 'src/api/schemas.ts';
const STATUS_SCHEMAS = 'src/api/status-schemas.ts';
/** What a page loads for its first answer, relative to `web`. */
const ANSWER_SOURCES: Partial<Record<PageId, readonly string[]>> = {
  'server-status': [SCHEMAS, STATUS_SCHEMAS],
  skins: [SCHEMAS],
  skulls: [SCHEMAS],
};

/** Vite's script tags would start the application before the first paint. */
const SCRIPT_TAGS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

interface PrerenderFolders {
  /** The client build; its template and manifest are removed afterwards. */
  readonly client: string;
  /** The bundle of `server-render.tsx`. */
  readonly server: string;
  readonly pages: string;
}

/** Writes every page in every language and returns the inline script that they share. */
export async function prerender({ client, server, pages }: PrerenderFolders): Promise<string> {
  const bundle: { serverRender: ServerRender } = await import(
    pathToFileURL(join(server, 'server-render.js')).href
  );
  const { renderPage, renderedPages } = bundle.serverRender;
  const built = await readFile(join(client, 'index.html'), 'utf8');
  const manifestPath = join(client, '.vite', 'manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(manifestPath, 'utf8'));
  const sourceOf = await readPageSources();
  const { code: script } = minifySync('first-script.js', firstScript(`/${manifest[ENTRY]?.file}`));
  const template = built.replaceAll(SCRIPT_TAGS, '');

  const catalogues = await wordsOfPages();
  const rulePages = Object.keys(catalogues[fallbackLanguage].rules).map(rulePage);

  for (const language of languageCodes) {
    for (const page of [...renderedPages, ...rulePages]) {
      const files: WordsFile[] = ['translation', ...wordsFilesOf(page)];
      const chunks = chunksOf(sourceOf(page?.id), manifest);
      const html = writeDocument({
        template,
        script,
        language,
        page: await renderPage(page, language, catalogues, originPlaceholder),
        words: files.map((file) => wordsPath(language, file)),
        modules: await inOrder(chunks, client),
        answerModules: await inOrder(answerChunksOf(page?.id, chunks, manifest), client),
        styles: stylesOf(chunks, manifest),
        origin: originPlaceholder,
      });
      const path = join(pages, language, pageFile(page));
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, html);
    }
  }
  await rm(join(client, 'index.html'));
  await rm(dirname(manifestPath), { recursive: true });
  return script;
}

/** The entry chunk, the page's chunk and everything they import. */
function chunksOf(pageSource: string, manifest: Manifest): ManifestChunk[] {
  const names = closure(ENTRY, manifest);
  closure(pageSource, manifest, names);
  return [...names].flatMap((name) => manifest[name] ?? []);
}

/**
 * The two largest first, the others from small to large: while small files wait for their answers the large ones fill
 * the line, also where a browser has only six connections.
 */
async function inOrder(chunks: readonly ManifestChunk[], client: string): Promise<string[]> {
  const sized = await Promise.all(
    chunks.map(async ({ file }) => ({ file, size: (await stat(join(client, file))).size })),
  );
  const files = sized.sort((a, b) => b.size - a.size).map(({ file }) => `/${file}`);
  return [...files.slice(0, 2), ...files.slice(2).reverse()];
}

/** What the answer needs beyond the page. */
function answerChunksOf(
  id: PageId | undefined,
  chunks: readonly ManifestChunk[],
  manifest: Manifest,
) {
  const names = new Set<string>();
  for (const source of (id && ANSWER_SOURCES[id]) ?? []) closure(source, manifest, names);
  return [...names]
    .flatMap((name) => manifest[name] ?? [])
    .filter((chunk) => !chunks.includes(chunk));
}

/** Without them the page would be drawn before its scripts bring its styles, and move. The template has the entry's. */
function stylesOf(chunks: readonly ManifestChunk[], manifest: Manifest): string[] {
  const common = manifest[ENTRY]?.css ?? [];
  const files = new Set(chunks.flatMap(({ css = [] }) => css));
  return [...files].filter((file) => !common.includes(file)).map((file) => `/${file}`);
}

function closure(name: string, manifest: Manifest, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`the build has no chunk of ${name}`);
  found.add(name);
  for (const imported of chunk.imports ?? []) closure(imported, manifest, found);
  return found;
}
