// Tests the packages for others as their users get them: as tarballs, on each Node, bundled, and type-checked.
// The older versions of Node are installed when first needed. Arguments are passed to Vitest.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { installSeparately } from './separate-project.ts';

const root = join(import.meta.dirname, '..');
const home = join(root, 'e2e', 'packages');

installSeparately(home);
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const run = spawnSync(
  process.execPath,
  [vitest, 'run', '--config', join(home, 'vitest.config.ts'), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = run.status ?? 1;
