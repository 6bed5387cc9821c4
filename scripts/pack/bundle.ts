import { join } from 'node:path';
import { build } from 'vite';
import { compiled } from './folders.ts';
import type { Program } from './publishable.ts';

/** What is bundled belongs to others; their licences go with it. */
const LICENCES = 'third-party-licences.md';

/**
 * Bundles a program with everything it imports, so that installing it fetches one file and starting it reads few.
 * What is imported when needed stays a file of its own.
 */
export async function bundle({ folder, path, manifest }: Program): Promise<void> {
  const outDir = join(compiled, folder, 'src');
  await build({
    configFile: false,
    root: path,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      license: { fileName: LICENCES },
      rolldownOptions: {
        input: Object.values(manifest.bin).map((file) => join(path, file)),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}
