import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';

const ENTRY = join(import.meta.dirname, 'engine.js');
const PACKAGE = join(import.meta.dirname, '../../packages/minecraft-text/src/index.ts');

/** The size of only these exports in a page: bundled, minified, compressed. */
export async function weigh(exports: readonly string[]): Promise<{ brotli: number; gzip: number }> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'engine',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) =>
          id === ENTRY ? `export { ${exports} } from ${JSON.stringify(PACKAGE)};` : null,
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' },
    },
  });
  const chunks = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
  const code = chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
  return { brotli: brotliCompressSync(code).length, gzip: gzipSync(code).length };
}
