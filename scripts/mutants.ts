// Mutation testing: `npm run mutants` for all packages of the list, `npm run mutants color` for one.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

const PACKAGES = ['color', 'minecraft-item', 'server-address', 'minecraft-profile'];

const root = join(import.meta.dirname, '..');
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !PACKAGES.includes(name));
if (unknown.length > 0) throw new Error(`not one of ${PACKAGES.join(', ')}: ${unknown.join(', ')}`);

for (const name of asked.length > 0 ? asked : PACKAGES) {
  const folder = `packages/${name}`;
  const run = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js'),
      'run',
      'scripts/mutants/stryker.config.json',
      '--mutate',
      `${folder}/src/**/*.ts,!${folder}/src/**/*.test.ts,!${folder}/src/index.ts`,
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, MUTATED: folder },
    },
  );
  if (run.status !== 0) process.exitCode = 1;
}
