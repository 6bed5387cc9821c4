import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readSiteFiles } from './site-files.ts';

const folders: string[] = [];

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function built(files: Readonly<Record<string, string>>): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'fucina-dist-'));
  folders.push(dist);
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), text);
  }
  return dist;
}

const SITE = {
  'build.json': '{"scriptHashes":["sha256-abc=","\'unsafe-inline\'"]}',
  'client/assets/app-1a2b.js': 'js',
  'client/assets/app-1a2b.js.br': 'js br',
  'client/locales/it/translation.json': '{}',
  'client/favicon.svg': '<svg/>',
  'client/index.html': 'the template of the build',
  'pages/en/index.html': 'home',
  'pages/en/index.html.gz': 'home gz',
  'pages/en/tools/server.html': 'server',
  'pages/en/404.html': 'not here',
  'pages/it/index.html': 'casa',
  'pages/it/404.html': 'non qui',
};

test('the folders of a build become paths', async () => {
  const site = await readSiteFiles(await built(SITE));
  expect([...site.documents.en.keys()].sort()).toEqual(['/', '/tools/server']);
  expect([...site.documents.it.keys()]).toEqual(['/']);
  expect([...site.assets.keys()].sort()).toEqual([
    '/assets/app-1a2b.js',
    '/favicon.svg',
    '/locales/it/translation.json',
  ]);
  expect(site.notFound.it?.bodies.get('identity')?.toString()).toBe('non qui');
});

test('compressed siblings are forms of a file, not files', async () => {
  const site = await readSiteFiles(await built(SITE));
  expect(site.assets.get('/assets/app-1a2b.js')?.encodings).toEqual(new Set(['identity', 'br']));
  expect(site.documents.en.get('/')?.encodings).toEqual(new Set(['identity', 'gzip']));
});

test('only what carries its hash in its name is kept for ever', async () => {
  const { assets } = await readSiteFiles(await built(SITE));
  expect(assets.get('/assets/app-1a2b.js')?.cacheControl).toContain('immutable');
  expect(assets.get('/locales/it/translation.json')?.cacheControl).toBe('no-cache');
  expect(assets.get('/favicon.svg')?.cacheControl).toBe('public, max-age=86400');
});

test('a build can allow scripts by hash and in no other way', async () => {
  const { scriptHashes } = await readSiteFiles(await built(SITE));
  expect(scriptHashes).toEqual(['sha256-abc=']);
});

test('a folder that holds no build is refused', async () => {
  await expect(readSiteFiles(await built({}))).rejects.toThrow('ENOENT');
});
