import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

/** Bundled, minified and compressed, with all that it imports but Node's own modules. */
export async function weigh(source: string, from: string): Promise<number> {
  const entry = join(from, 'weighed.js');
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    root: from,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      write: false,
      minify: true,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const chunks = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
  const code = chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
  return brotliCompressSync(code).length;
}
