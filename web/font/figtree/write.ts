// Writes the letters of Figtree that pages need: `npm run figtree`, after a new version of its package.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { subsetFigtree } from './subset.ts';

const font = await subsetFigtree();
await writeFile(join(import.meta.dirname, 'figtree.woff2'), font);
console.log(`${font.length} bytes`);
