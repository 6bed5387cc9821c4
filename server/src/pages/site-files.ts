import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { isLanguageCode, type LanguageCode, perLanguage } from '@fucina/site';
import type { Encoding } from './encoding.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** One file of the build in memory, with its compressed versions. */
export interface SiteFile {
  readonly type: string;
  readonly cacheControl: string;
  /** ETag of the uncompressed bytes; each encoding appends its name. */
  readonly hash: string;
  readonly bodies: ReadonlyMap<Encoding, Bytes>;
  readonly encodings: ReadonlySet<Encoding>;
}

export interface SiteFiles {
  /** `/assets/index-4f2a.js`, `/locales/en/translation.json`, … */
  readonly assets: ReadonlyMap<string, SiteFile>;
  /** Prerendered pages: language, then path (`/tools/server`), then the file. */
  readonly documents: Readonly<Record<LanguageCode, ReadonlyMap<string, SiteFile>>>;
  readonly notFound: Readonly<Record<LanguageCode, SiteFile | undefined>>;
  readonly scriptHashes: readonly string[];
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const COMPRESSED: Readonly<Record<string, Encoding>> = { '.br': 'br', '.gz': 'gzip' };

/** Reads `web/dist` into memory once, so that requests need no disk access. */
export async function readSiteFiles(dist: string): Promise<SiteFiles> {
  const [client, pages, build] = await Promise.all([
    readFolder(join(dist, 'client')),
    readFolder(join(dist, 'pages')),
    readFile(join(dist, 'build.json'), 'utf8'),
  ]);
  return {
    assets: new Map([...client].filter(([path]) => !path.endsWith('.html'))),
    documents: perLanguage((language) => documentsOf(pages, language)),
    notFound: perLanguage((language) => pages.get(`/${language}/404.html`)),
    scriptHashes: readScriptHashes(JSON.parse(build)),
  };
}

function documentsOf(
  pages: ReadonlyMap<string, SiteFile>,
  language: LanguageCode,
): ReadonlyMap<string, SiteFile> {
  const documents = new Map<string, SiteFile>();
  for (const [path, file] of pages) {
    const [, folder, rest] = /^\/([^/]+)(\/.+)\.html$/.exec(path) ?? [];
    if (!isLanguageCode(folder) || folder !== language || rest === undefined) continue;
    if (rest !== '/404') documents.set(rest === '/index' ? '/' : rest, file);
  }
  return documents;
}

async function readFolder(folder: string): Promise<ReadonlyMap<string, SiteFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const present = new Set(names);
  const plain = names.filter((name) => !(extname(name) in COMPRESSED));
  return new Map(
    await Promise.all(
      plain.map(async (name): Promise<[string, SiteFile]> => {
        const path = `/${relative(folder, name).split(sep).join('/')}`;
        return [path, await readSiteFile(name, path, present)];
      }),
    ),
  );
}

async function readSiteFile(
  name: string,
  path: string,
  present: ReadonlySet<string>,
): Promise<SiteFile> {
  const bodies = new Map<Encoding, Bytes>([['identity', await readFile(name)]]);
  for (const [suffix, encoding] of Object.entries(COMPRESSED)) {
    if (present.has(name + suffix)) bodies.set(encoding, await readFile(name + suffix));
  }
  return siteFile(path, bodies);
}

export function siteFile(path: string, bodies: ReadonlyMap<Encoding, Bytes>): SiteFile {
  const hash = createHash('sha256');
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    cacheControl: cacheControlOf(path),
    hash: hash
      .update(bodies.get('identity') ?? '')
      .digest('base64url')
      .slice(0, 22),
    bodies,
    encodings: new Set(bodies.keys()),
  };
}

function cacheControlOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  if (/\.(?:png|jpg|webp|svg|ico|woff2)$/.test(path)) return 'public, max-age=86400';
  return 'no-cache';
}

function readScriptHashes(build: unknown): readonly string[] {
  const hashes =
    typeof build === 'object' && build !== null && 'scriptHashes' in build
      ? build.scriptHashes
      : [];
  if (!Array.isArray(hashes)) return [];
  return hashes.filter((hash) => typeof hash === 'string' && /^sha\d{3}-[\w+/=-]+$/.test(hash));
}
