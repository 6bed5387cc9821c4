// Adds a language: `npm run new-language de de_DE Deutsch`. Its sentences are English until they are translated.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { writeLanguage } from './new-language/write-language.ts';

const [code = '', locale = '', name = ''] = process.argv.slice(2);
const root = join(import.meta.dirname, '..');
const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
try {
  const written = await writeLanguage(root, { code, locale, name });
  // Formats the new lines and sorts the imports among them.
  execFileSync(process.execPath, [biome, 'check', '--write', ...written], {
    cwd: root,
    stdio: 'pipe',
  });
  console.log(`Written: packages/site/src/words/${code}, and its line in every list of languages.
Translate the JSON files of that folder; docs/translating.md says how, and how to see the result.`);
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
}
