// Writes docs/api from the comments in the packages for others: `npm run api-docs`.
import { join } from 'node:path';
import { writeApiDocs } from './api-docs/write-api-docs.ts';
import { root } from './pack/folders.ts';

await writeApiDocs(join(root, 'docs', 'api'));
