import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

/** A module as a page loads it, or for Node, with all that it imports but Node's own modules. */
export async function bundled(
  source: string,
  from: string,
  { isForNode = false } = {},
): Promise<string> {
  const entry = join(from, 'entry.js');
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    root: from,
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
    ssr: { noExternal: true },
    build: {
      ssr: isForNode,
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const chunks = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
  return chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
}

/** As servers send it. */
export function compressedBytes(code: string): number {
  return brotliCompressSync(code).length;
}
