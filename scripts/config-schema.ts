// Writes the JSON schema of fucina.config.json: `npm run config-schema`, after its settings or the rules have changed.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { settingsJsonSchema } from '../packages/cli/src/settings/json-schema.ts';

const root = join(import.meta.dirname, '..');
const path = join(root, 'packages', 'cli', 'fucina.config.schema.json');
writeFileSync(path, JSON.stringify(settingsJsonSchema(), null, 2));
const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
const formatted = spawnSync(process.execPath, [biome, 'format', '--write', path], {
  stdio: 'inherit',
});
process.exitCode = formatted.status ?? 1;
