import { writeFileSync } from 'node:fs';
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
  /** Where it begins, by what is made of it; several share what they have in common. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly runsIn: 'node' | 'webworker';
}

const SERVER = join(root, 'packages', 'cli', 'src', 'lsp', 'server-program.ts');
const SERVER_OF_PAGES = 'server-browser';

/** Where a library for settings has its messages in fifty languages. */
const MESSAGES = /\/zod\/v4\/locales\/index\.js$/;
const withOurLanguages = {
  name: 'with-our-languages',
  load(id: string) {
    const lines = languageCodes.map((code) => `export { default as ${code} } from './${code}.js';`);
    return MESSAGES.test(id) ? lines.join('\n') : null;
  },
};

/** What an editor on a computer reads later is a file of its own. */
const CLIENT = './client.ts';
const withClientApart = {
  name: 'with-client-apart',
  enforce: 'pre',
  resolveId: (id: string, importer?: string) =>
    id === CLIENT && importer === own('extension') ? { id: './client.js', external: true } : null,
} as const;

/** The client for Node and for editors that are pages, and the server, which is the same for both but for its ends. */
const PROGRAMS: readonly Program[] = [
  { inputs: { extension: own('extension') }, runsIn: 'node' },
  { inputs: { client: own('client') }, runsIn: 'node' },
  { inputs: { 'extension-browser': own('extension-browser') }, runsIn: 'webworker' },
  { inputs: { server: SERVER, [SERVER_OF_PAGES]: own(SERVER_OF_PAGES) }, runsIn: 'node' },
];

function own(name: string): string {
  return join(source, 'src', `${name}.ts`);
}

const dist = join(assembled, 'dist');

export async function bundleExtension(): Promise<void> {
  for (const program of PROGRAMS) {
    const files = await bundleProgram(program);
    if (program.inputs[SERVER_OF_PAGES] === undefined) continue;
    const parts = partsOf(`${SERVER_OF_PAGES}.js`, files);
    writeFileSync(join(dist, `${SERVER_OF_PAGES}.json`), JSON.stringify(parts));
  }
}

/** A library that looks at where it runs has the same in both. */
const YAML = join(root, 'node_modules', 'yaml', 'browser', 'index.js');

async function bundleProgram({ inputs, runsIn }: Program): Promise<readonly Chunk[]> {
  const [name] = Object.keys(inputs);
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [withOurLanguages, withClientApart],
    resolve: { alias: [{ find: /^yaml$/, replacement: YAML }] },
    ssr: {
      noExternal: true,
      external: [EDITOR],
      target: runsIn,
      resolve: {
        conditions: [...(runsIn === 'node' ? ['node'] : []), 'browser', 'module', 'import'],
      },
    },
    build: {
      ssr: true,
      minify: true,
      target: 'es2022',
      outDir: dist,
      emptyOutDir: false,
      license: { fileName: `${name}.js.${LICENCES}` },
      rolldownOptions: {
        input: inputs,
        external: [EDITOR],
        output: {
          format: 'cjs',
          // To load it as a module of the other kind takes twice as long.
          dynamicImportInCjs: false,
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          // Such an extension is one file.
          ...(runsIn === 'webworker' && { codeSplitting: false }),
        },
      },
    },
  });
  if (!('output' in built)) throw new Error('the bundler watches');
  return built.output.filter((file) => file.type === 'chunk');
}

interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

/** A file and all that it loads, the file itself first. */
function partsOf(first: string, files: readonly Chunk[]): readonly string[] {
  const parts = new Set([first]);
  // What is added is visited, too.
  for (const part of parts) {
    const { imports = [], dynamicImports = [] } =
      files.find(({ fileName }) => fileName === part) ?? {};
    for (const one of [...imports, ...dynamicImports]) parts.add(one);
  }
  return [...parts];
}
