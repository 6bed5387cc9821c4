// Mutation testing: `npm run mutants` for all targets, `npm run mutants color` for one. With `--incremental`, what
// did not change since the last run keeps its result.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { TARGETS } from './mutants/targets.ts';

const root = join(import.meta.dirname, '..');
const all = Object.keys(TARGETS);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { incremental: { type: 'boolean', default: false } },
});
const unknown = positionals.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`not one of ${all.join(', ')}: ${unknown.join(', ')}`);

for (const name of positionals.length > 0 ? positionals : all) {
  const run = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js'),
      'run',
      'scripts/mutants/stryker.config.ts',
      ...(values.incremental ? ['--incremental'] : []),
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, MUTATED: name } },
  );
  if (run.status !== 0) process.exitCode = 1;
}
