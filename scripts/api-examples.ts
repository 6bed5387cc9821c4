// Records the example answers of the API's page from the demo site: `npm run api-examples`.
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { exampleAnswers } from './api-examples/example-answers.ts';
import { ensureBuilt } from './built-site.ts';
import { serveDemo } from './serving.ts';

const root = join(import.meta.dirname, '..');
const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
const FILE = join(root, 'web', 'src', 'pages', 'api', 'examples.json');

ensureBuilt();
const site = await serveDemo();
try {
  await writeFile(FILE, `${JSON.stringify(await exampleAnswers(site.url), null, 2)}\n`);
  execFileSync(process.execPath, [biome, 'format', '--write', FILE], { cwd: root, stdio: 'pipe' });
} finally {
  await site.close();
}
