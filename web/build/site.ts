import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { languageCodes, wordsFiles, wordsPath } from '@fucina/site';
import { wordsOfFile } from '@fucina/site/words';
import { build, type InlineConfig } from 'vite';
import { buildPagePictures } from '../og/build.ts';
import { compressFolder } from './compress.ts';
import { scriptHash } from './first-script.ts';
import { buildManifests } from './manifest.ts';
import { wordsOfPages } from './manual/words-of-pages.ts';
import { prerender } from './prerender.ts';
import { buildWorkers } from './worker.ts';

const web = join(import.meta.dirname, '..');
const dist = join(web, 'dist');
const client = join(dist, 'client');
const server = join(dist, 'server-render');
const pages = join(dist, 'pages');
const written = join(dist, 'written');

interface Step {
  readonly name: string;
  readonly run: () => Promise<string>;
}

/** The steps of the build, in order; each returns a summary of what it made. */
export const buildSteps: readonly Step[] = [
  {
    name: 'client',
    run: async () => {
      await rm(dist, { recursive: true, force: true });
      await build(viteConfig({}));
      return 'bundled';
    },
  },
  {
    name: 'words',
    run: async () => {
      const words = await wordsOfPages();
      for (const code of languageCodes) {
        for (const file of wordsFiles) {
          const path = join(client, wordsPath(code, file));
          await mkdir(dirname(path), { recursive: true });
          await writeFile(path, JSON.stringify(wordsOfFile(words[code], file)));
        }
      }
      return `${languageCodes.length} languages`;
    },
  },
  {
    name: 'pages',
    run: async () => {
      await build(
        viteConfig({
          ssr: 'src/entry/server-render.tsx',
          outDir: server,
          manifest: false,
          copyPublicDir: false,
        }),
      );
      const script = await prerender({ client, server, pages });
      await rm(server, { recursive: true });
      const facts = { scriptHashes: [scriptHash(script)] };
      await writeFile(join(dist, 'build.json'), `${JSON.stringify(facts, null, 2)}\n`);
      return `${languageCodes.length} languages`;
    },
  },
  {
    name: 'written',
    run: async () => {
      await build({
        ...viteConfig({
          ssr: 'src/entry/status-render.tsx',
          outDir: written,
          manifest: false,
          copyPublicDir: false,
          rolldownOptions: { output: { entryFileNames: 'status-page.js', codeSplitting: false } },
        }),
        // Where the server runs there is no React.
        ssr: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
      });
      return 'the status page, for the server';
    },
  },
  {
    name: 'pictures',
    run: async () => {
      await buildManifests(client);
      return `${await buildPagePictures(client)} for link previews`;
    },
  },
  {
    name: 'worker',
    run: async () => `keeps ${await buildWorkers({ client, pages })} files`,
  },
  {
    name: 'compression',
    run: async () => {
      const counts = await Promise.all([client, pages].map(compressFolder));
      return `${counts.reduce((sum, count) => sum + count, 0)} files`;
    },
  },
];

function viteConfig(build: NonNullable<InlineConfig['build']>): InlineConfig {
  return { configFile: join(web, 'vite.config.ts'), root: web, logLevel: 'warn', build };
}
