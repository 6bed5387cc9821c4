// Writes a new tool: `npm run new-tool uuid-converter`. What is left to choose is printed at the end.
import { join } from 'node:path';
import process from 'node:process';
import { writeTool } from './new-tool/write-tool.ts';

const [id = ''] = process.argv.slice(2);
try {
  const written = await writeTool(join(import.meta.dirname, '..'), id);
  console.log(`Written:\n${written.map((path) => `  ${path}`).join('\n')}`);
  console.log(`
Left to you, marked with TODO (a test fails while one is left):
  1. description and help in packages/site/src/words/{en,it}/${id}.json
  2. an icon of its own: web/src/shell/page-icon.tsx and packages/site/src/pages.ts
  3. what the card on the home page shows: web/src/pages/home/samples.tsx
Then the tool itself, in web/src/tools/${id}. npm run readme lists it, npm run format tidies, npm test checks.`);
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
}
