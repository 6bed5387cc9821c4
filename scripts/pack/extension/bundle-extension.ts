import { join } from 'node:path';
import { languageCodes } from '@fucina/site';
import { build } from 'vite';
import { root } from '../folders.ts';
import { assembled, source } from './folders.ts';

/** What is bundled belongs to others; their licences go with it. */
const LICENCES = 'third-party-licences.md';
/** The editor brings its own interface. */
const EDITOR = 'vscode';

interface Program {
  readonly input: string;
  readonly output: string;
  readonly format: 'cjs' | 'es' | 'iife';
  readonly runsIn: 'node' | 'webworker';
}

const SERVER = join(root, 'packages', 'cli', 'src', 'lsp', 'server-program.ts');

/** Where a library for settings has its messages in fifty languages. */
const MESSAGES = /\/zod\/v4\/locales\/index\.js$/;
const withOurLanguages = {
  name: 'with-our-languages',
  load(id: string) {
    const lines = languageCodes.map((code) => `export { default as ${code} } from './${code}.js';`);
    return MESSAGES.test(id) ? lines.join('\n') : null;
  },
};

/** The client and the server, each for Node and for the workers of a browser. Nobody else loads their parts. */
const PROGRAMS: readonly Program[] = [
  {
    input: join(source, 'src', 'extension.ts'),
    output: 'extension.js',
    format: 'cjs',
    runsIn: 'node',
  },
  { input: SERVER, output: 'server.mjs', format: 'es', runsIn: 'node' },
  {
    input: join(source, 'src', 'extension-browser.ts'),
    output: 'extension-browser.js',
    format: 'cjs',
    runsIn: 'webworker',
  },
  {
    input: join(source, 'src', 'server-browser.ts'),
    output: 'server-browser.js',
    format: 'iife',
    runsIn: 'webworker',
  },
];

export async function bundleExtension(): Promise<void> {
  for (const { input, output, format, runsIn } of PROGRAMS) {
    await build({
      configFile: false,
      root,
      logLevel: 'warn',
      plugins: [withOurLanguages],
      ssr: { noExternal: true, external: [EDITOR], target: runsIn },
      build: {
        ssr: true,
        minify: true,
        target: 'es2022',
        outDir: join(assembled, 'dist'),
        emptyOutDir: false,
        license: { fileName: `${output}.${LICENCES}` },
        rolldownOptions: {
          input,
          external: [EDITOR],
          output: {
            format,
            entryFileNames: output,
            chunkFileNames: '[name]-[hash].mjs',
            // Workers have one file.
            ...(format !== 'es' && { codeSplitting: false }),
          },
        },
      },
    });
  }
}
