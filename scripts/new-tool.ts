// Writes a new tool: `npm run new-tool uuid-converter`. Prints what is left to do by hand.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { writeTool } from './new-tool/write-tool.ts';

const [id = ''] = process.argv.slice(2);
const root = join(import.meta.dirname, '..');
const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
try {
  const written = await writeTool(root, id);
  // Formats the new lines and sorts the imports among them.
  execFileSync(process.execPath, [biome, 'check', '--write', ...written], {
    cwd: root,
    stdio: 'pipe',
  });
  console.log(`Written:\n${written.map((path) => `  ${path}`).join('\n')}`);
  console.log(`
It is a working page that trims a text: npm run dev shows it. Four things are left to you:
  1. the words: all texts in packages/site/src/words/*/${id}.json
  2. the picture: web/drawings/page-pictures.ts and the definition in packages/site/src/pages.ts
  3. the sample on the home page: web/src/pages/home/samples.tsx
  4. the tool itself: web/src/tools/${id}
Where 1 to 3 are unfinished, the files say TODO, and a test fails until these marks are gone.
web/README.md explains each of them, and how to check the result.`);
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
}
