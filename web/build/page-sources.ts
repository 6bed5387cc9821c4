import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageId } from '@fucina/site';

const PAGE_MODULES = join(import.meta.dirname, '..', 'src', 'entry', 'page-modules.ts');
const IMPORT = /(?:'?([\w-]+)'?: \(\) =>|id === undefined \?)\s*import\('\.\.\/([^']+)'\)/g;

/** The source file of each page, relative to `web`, as the page modules import it; without an id that of the 404 page. */
export async function readPageSources(): Promise<(id: PageId | undefined) => string> {
  const code = await readFile(PAGE_MODULES, 'utf8');
  const sources = new Map<string | undefined, string>();
  for (const [, id, path = ''] of code.matchAll(IMPORT)) sources.set(id, `src/${path}`);
  return (id) => {
    const source = sources.get(id);
    if (source === undefined) throw new Error(`page-modules.ts imports no file for ${id}`);
    return source;
  };
}
