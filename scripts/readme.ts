// Writes the table of tools into README.md: `npm run readme`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withToolTable } from './readme/tool-table.ts';

const path = join(import.meta.dirname, '..', 'README.md');
writeFileSync(path, withToolTable(readFileSync(path, 'utf8')));
